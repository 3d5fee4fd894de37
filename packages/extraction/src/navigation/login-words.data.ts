/** Words of forms, folded; each list says what such a form is for. */
export const LOGIN_WORDS =
  /(?:log ?-?in|log ?on|sign ?-?in|iniciar? sesion|inicio de sesion|ingresar|ingreso|acceder|acceso|entrar|entra|autenticar|identificarse|identificate|mi cuenta|anmelden|einloggen|connexion|se connecter|accedi|logga in|inloggen|войти|вход|ログイン|登录|로그인)/
export const REGISTER_WORDS =
  /(?:sign ?-?up|register|registration|registrar|registrate|registro|registrarse|crear (?:una )?cuenta|create (?:an |your )?account|new account|join|unirse|alta|abonnieren|registrieren|registrati|cadastr|criar conta|inscription|s'inscrire|get started|subscribe|aanmelden|регистр)/
export const RESET_WORDS =
  /(?:forgot|reset|recover|recuperar|restablecer|olvid|new password|nueva contrasena|change password|cambiar)/
export const OTHER_WORDS =
  /(?:newsletter|subscri|suscri|boletin|search|buscar|query|coupon|cupon|contact|comment|track|donat|avisos|alertas?|alerts?|waitlist|lista de espera)/
export const USER_NAMES =
  /(?:user|usuario|login|log|email|e-?mail|correo|account|cuenta|name|dni|ruc|documento|cpf|id|member|phone|handle)/i

/** On a heading, in a title or before a form these leave no doubt; "acceso" alone would. */
export const SIGN_IN_WORDS =
  /(?:log ?-?in(?!g)|log ?on(?![a-z])|sign ?-?in(?!g)|iniciar? sesion|inicie sesion|inicio de sesion|ingres[ae] a (?:su|tu) cuenta|acced[ae] a (?:su|tu) cuenta|acceso (?:de |a |para )?(?:clientes|usuarios|socios|proveedores|su cuenta|tu cuenta)|identifiquese|identificate|entre en (?:su|tu) cuenta|fazer login|entrar na (?:sua )?conta|anmelden|einloggen|se connecter|accedi al)/
/** How the first of several steps is left. */
export const STEP_WORDS =
  /^(?:continu(?:ar|e|er)|next|siguiente|seguir|proximo|avancar|weiter|suivant|avanti|verder)(?: con (?:el )?correo| with email)?$/
export const SIGN_IN_PATH =
  /\/(?:log-?in|log-?on|sign-?in|iniciar-?sesion|inicio-?sesion|sesion|session|auth|authenticate|sso|oauth2?|identifier)(?:[/.]|$)/
