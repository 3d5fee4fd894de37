/** Neighbours on keyboards, in the alphabet and among numbers; read in both directions. */
export const keyRows = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl\u00f1',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'a1b2c3d4e5f6',
  'q1w2e3r4t5',
  'zaq1xsw2cde3',
]

/** What passwords in leaked lists are made of, in small letters without accents, numbers and signs around them. */
export const commonStems = `
password passwords passwort passw pass passcode parola senha contrasena contrasenia contra clave clavesecreta miclave
micontrasena secreto secreta secret secrets acceso access admin administrador administrator root user usuario usuarios
guest invitado test tester testing prueba pruebas demo default changeme cambiame temporal temporary login letmein entrar
entra bienvenido bienvenida welcome hola holamundo hello helloworld adios internet computer computadora ordenador
server system sistema soporte support empresa company oficina office trabajo master maestro manager gerente jefe
sondeo google facebook twitter instagram tiktok youtube whatsapp linkedin netflix spotify amazon microsoft windows
apple iphone samsung android nokia sony playstation xbox nintendo pokemon pikachu minecraft fortnite roblox mario zelda
starwars superman batman spiderman ironman hulk thor joker matrix harrypotter hogwarts naruto goku dragonball dragon
monkey tiger lion leon tigre shadow ninja samurai warrior guerrero soldier soldado hunter killer cazador ranger
princess princesa prince principe queen reina king reyes angel angeles angelito demon diablo devil cielo heaven
iloveyou iloveu loveme lovely lover love amor amore amorcito teamo tequiero mivida miamor corazon cariño carino
besos beso feliz felicidad happy smile sonrisa friends amigos amigo amiga amistad family familia mama papa mami papi
mother father brother sister hermano hermana hijo hija bebe baby babygirl sweet honey sugar chocolate vainilla cookie
banana orange apples manzana cherry cereza fresa limon lemon peaches pepper pimienta coffee cafe cerveza tequila vino
sunshine sunset sunny sol luna moon estrella estrellas star stars lucero mar oceano ocean playa beach rio montana flower
flowers flor flores rosa rose rosas violeta margarita azucena jazmin butterfly mariposa dolphin delfin caballo horse
perro perrito dog doggy puppy gato gatito cat kitty conejo rabbit oso panda bear bears eagle aguila halcon falcon phoenix
fenix wolf lobo snake serpiente shark tiburon chicken pollo cow vaca mouse raton
football futbol soccer baseball beisbol basketball basquet tennis tenis hockey golf rugby boxing surf fitness
barcelona barca realmadrid madrid atletico sevilla valencia betis juventus milan inter chelsea arsenal liverpool
manchester boca bocajuniors river riverplate racing independiente america chivas cruzazul pumas tigres santos flamengo
corinthians palmeiras colocolo penarol nacional millonarios alianza universitario cristal messi ronaldo cristiano neymar
maradona pele zidane beckham jordan kobe lebron yankees lakers cowboys steelers eagles packers raiders
mexico espana spain argentina colombia peru chile venezuela ecuador bolivia uruguay paraguay guatemala honduras panama
costarica cuba dominicana puertorico brasil brazil portugal italia france francia alemania germany england canada
bogota medellin cali lima cusco quito guayaquil caracas santiago buenosaires cordoba rosario montevideo asuncion lapaz
guadalajara monterrey puebla tijuana cancun sevillano granada malaga bilbao zaragoza paris london londres roma newyork
chicago dallas boston miami texas california florida hollywood lasvegas
jesus jesucristo jesuschrist christ cristo dios diosesamor diosmio virgen maria guadalupano biblia bible church iglesia
blessed bendicion santiago sanjose sanmartin
enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre january february march
april june july august september october november december primavera verano otono invierno spring summer autumn winter
lunes martes miercoles jueves viernes sabado domingo monday tuesday wednesday thursday friday saturday sunday
navidad christmas halloween cumpleanos birthday
negro blanco rojo azul verde amarillo morado rosado gris black white red blue green yellow purple pink silver golden gold
diamond diamante money dinero dolar dollar euro bitcoin crypto millonario rich poker casino lucky suerte winner ganador
freedom libertad peace paz power poder energy energia fuego fire agua water tierra earth trueno thunder lightning storm
music musica guitar guitarra piano metallica nirvana slipknot eminem shakira madonna beatles rockstar rock metal reggaeton
salsa dance baile
mercedes ferrari porsche toyota honda nissan ford mustang chevrolet camaro corvette harley yamaha suzuki bmw audi
michael daniel david jose juan carlos luis miguel jorge pedro pablo antonio francisco manuel alejandro andres diego
fernando javier ricardo roberto eduardo sergio mario marcos martin gabriel rafael ramon raul victor hector cesar oscar
alberto enrique gustavo hugo ivan julian kevin brian bryan jonathan christian cristian sebastian samuel santi nicolas
mateo tomas lucas emiliano rodrigo felipe esteban adrian alvaro ignacio joaquin
jennifer jessica ashley amanda michelle nicole stephanie elizabeth melissa samantha patricia barbara sandra karen nancy
laura andrea daniela gabriela alejandra carolina natalia valentina camila sofia isabella isabel lucia paula mariana
fernanda adriana monica veronica claudia silvia diana gloria teresa rosa carmen ana anita lorena paola tatiana vanessa
viviana yolanda beatriz cristina elena julia lorenita mercedesita
thomas robert william charles richard matthew anthony andrew joshua justin brandon george harry jack oliver charlie
charlotte hannah jasmine chelsea brittany taylor maggie buddy bailey ginger buster snoopy tigger
fuckyou fuckoff fuck asshole bitch shit damn mierda puta puto cabron pendejo joder carajo hijodeputa verga culo
whatever nothing nada todo everything forever siempre nunca never trustno trustnoone mypassword mypass myspace yourmom
qwerty asdf zxcv abc abcd abcde abcdef aaa zzz xxx
`
