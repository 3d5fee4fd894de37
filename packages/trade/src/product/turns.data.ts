// biome-ignore-all format: one rule per line

/**
 * A word beside a product that leads to another heading: frozen peaches are not fresh ones, a plastic spoon is no
 * steel one. `to` is read from the left: the first entry with a prefix of the product's own code decides.
 */
export type Turn = { words: string; to: [prefixes: string, heading: string][] }

/** Words that describe a product. They turn only where the name has a product besides them. */
export const describingTurns: Turn[] = [
  { words: 'congelado congelada congelados congeladas frozen iqf ultracongelado',
    to: [['0201', '0202'], ['0302', '0303'], ['0701', '0710'], ['0713', '0710'], ['0714', '0714'], ['07', '0710'], ['0801 0802', '0811'], ['08', '0811'], ['2005', '2004'], ['0910', '0910'], ['1905', '1905'], ['2007', '0811']] },
  { words: 'seco seca secos secas deshidratado deshidratada dried dehydrated liofilizado liofilizada deshidratados deshidratadas',
    to: [['0201 0202 0203 0204 0205 0208', '0210'], ['0302 0303 0304', '0305'], ['0708', '0713'], ['0701', '0712'], ['0713 0714', '0713'], ['07', '0712'], ['0807 0808 0809 0810', '0813'], ['0709', '0712'], ['0603', '0603']] },
  { words: 'ahumado ahumada ahumados ahumadas smoked salado salada salados saladas salted curado curada cured',
    to: [['0201 0202 0203 0204 0205 0208 0207', '0210'], ['0302 0303 0304 1604', '0305'], ['0306', '1605'], ['0802 0801 1202', '2008']] },
  { words: 'enlatado enlatada enlatados enlatadas lata conserva conservas canned tinned envasado envasada escabeche',
    to: [['0201 0202 0203 0204 0207 0208 0210', '1602'], ['0302 0303 0304 0305', '1604'], ['0306 0307', '1605'], ['0702', '2002'], ['0711', '2005'], ['07', '2005'], ['08', '2008'], ['10', '2005']] },
  { words: 'almibar syrup jarabe', to: [['08', '2008'], ['07', '2008']] },
  { words: 'vinagre encurtido encurtida encurtidos encurtidas pickled', to: [['07', '2001'], ['08', '2001'], ['2005', '2001']] },
  { words: 'tostado tostada tostados tostadas roasted confitado garapinado', to: [['0801 0802 1202 1206 1207', '2008'], ['10', '1904']] },
  { words: 'cocido cocida cocidos cocidas cooked empanizado empanizada empanado apanado breaded precocido precocida', to: [['02', '1602'], ['0302 0303 0304 0305', '1604'], ['0306 0307', '1605'], ['1006', '1904']] },
  { words: 'polvo powder molido molida ground', to: [['0807 0808 0809 0810 0811 0803 0804 0805', '1106'], ['0714', '1106'], ['0401', '0402'], ['0702', '0712'], ['07', '0712'], ['1801', '1805'], ['0407', '0408'], ['2202', '2106']] },
  { words: 'vivo viva vivos vivas live', to: [['0201 0202', '0102'], ['0203', '0103'], ['0204', '0104'], ['0207', '0105'], ['0208', '0106'], ['0302 0303', '0301']] },
  { words: 'filete filetes fillet lomo lomos', to: [['0302 0303', '0304']] },
  { words: 'plastico plastica plasticos plasticas plastic pvc polietileno polipropileno acrilico acrylic silicona silicone melamina melamine polyethylene polypropylene poliestireno',
    to: [['6911 6912 7013 7323 7418 7615 4419 8215 8210 7010.0', '3924'], ['7010 4819 4415 7310 6305 7612 8309', '3923'], ['7304 7305 7306 7303 7411 7608 4009', '3917'], ['4418 7308 7610 7309', '3925'], ['7208 7209 7210 7005 7606', '3920'], ['7318 7317 8302 7326 4421 4205 8308', '3926'], ['6910', '3922'], ['4420 6913 8306', '3926'], ['6914', '3924'], ['6116 4203 6216', '3926'], ['6403 6404', '6402'], ['6603 6201', '3926'], ['7616', '3926'], ['7323', '3924'], ['5607', '5607'], ['9603', '9603'], ['4602', '3924']] },
  { words: 'vidrio cristal glass', to: [['6911 6912 7323 3924 4419 7615', '7013'], ['3923 4819 7310', '7010'], ['6913 8306 4420 3926', '7013'], ['7306 3917', '7002'], ['6907', '7016']] },
  { words: 'madera bambu wood wooden bamboo', to: [['6911 6912 7323 3924 8215 7013', '4419'], ['3923 4819 7310', '4415'], ['7308 7610 3925', '4418'], ['6913 8306 7013 3926 7117', '4420'], ['6907', '4418'], ['7326 7616', '4421'], ['8302', '4421']] },
  { words: 'ceramica ceramico barro arcilla loza gres ceramic clay terracotta earthenware', to: [['7323 3924 7013 6911 4419', '6912'], ['3922', '6910'], ['8306 4420 7013 3926', '6913'], ['7306 3917', '6906'], ['7324', '6910'], ['6802', '6907']] },
  { words: 'porcelana porcelain', to: [['7323 3924 7013 6912 4419', '6911'], ['8306 4420', '6913'], ['3922 7324', '6910']] },
  { words: 'inoxidable acero hierro fierro steel stainless iron metal metalico metalica metalicos metalicas',
    to: [['6911 6912 3924 4419 7013 7615', '7323'], ['4418 3925 7610', '7308'], ['3922 6910', '7324'], ['3917', '7306'], ['7606 7409', '7208'], ['4415', '7326'], ['4420 6913', '8306'], ['7010 3923 4819', '7310'], ['7604', '7216'], ['4414', '8306']] },
  { words: 'aluminio aluminum', to: [['7323 6911 6912 3924', '7615'], ['7308 4418 3925', '7610'], ['7304 7306 3917 7411', '7608'], ['7208 7209 7210 7219 7409', '7606'], ['7310', '7612'], ['7214 7216 7222', '7604'], ['7217 7408', '7605'], ['7204', '7602'], ['7326', '7616'], ['7318', '7616']] },
  { words: 'cobre copper bronce bronze laton brass', to: [['7323 7615', '7418'], ['7304 7306 3917', '7411'], ['7208 7606', '7409'], ['7214 7604', '7407'], ['7217 7605', '7408'], ['7204', '7404'], ['7307', '7412'], ['7318 7317', '7415'], ['7326 7616', '7419']] },
  { words: 'papel carton paper cardboard', to: [['3924 7013 6911 6912', '4823'], ['3923 7010 4415 6305', '4819'], ['6302', '4818']] },
  { words: 'cuero piel leather', to: [['6116 6216', '4203'], ['6201 6202', '4203'], ['6203 6204', '4203'], ['6401 6402 6404 6405', '6403'], ['3926', '4205'], ['9113', '9113'], ['6117 6217', '4203'], ['8308', '4203']] },
  { words: 'latex nitrilo nitrile caucho hule goma rubber', to: [['6116 4203 6216', '4015'], ['6403 6404', '6402'], ['3917 7306', '4009'], ['3920 3921 7208', '4008'], ['3926', '4016'], ['5703', '4016'], ['3918', '4016']] },
  { words: 'lona tela textil canvas fabric cloth', to: [['6402 6403', '6404'], ['3923 4819', '6305'], ['4203', '6216']] },
  { words: 'mujer dama mujeres damas woman lady women', to: [['6101', '6102'], ['6103', '6104'], ['6105', '6106'], ['6107', '6108'], ['6201', '6202'], ['6203', '6204'], ['6205', '6206'], ['6207', '6208']] },
  { words: 'hombre caballero man men', to: [['6102', '6101'], ['6104', '6103'], ['6106', '6105'], ['6108', '6107'], ['6202', '6201'], ['6204', '6203'], ['6206', '6205'], ['6208', '6207']] },
  { words: 'bebe bebes baby infant newborn recien', to: [['6101 6102 6103 6104 6105 6106 6107 6108 6109 6110 6112 6114 6115', '6111'], ['6201 6202 6203 6204 6205 6206 6207 6208 6211', '6209']] },
  { words: 'punto tejido tejida knitted knit crochet', to: [['6201', '6101'], ['6202', '6102'], ['6203', '6103'], ['6204', '6104'], ['6205', '6105'], ['6206', '6106'], ['6209', '6111'], ['6214', '6117'], ['6216', '6116']] },
  { words: 'usado usada usados usadas used secondhand segunda', to: [['61 62 6403 6402 6404', '6309'], ['4011', '4012']] },
  { words: 'juguete juguetes toy', to: [['', '9503']] },
  { words: 'electrico electrica electricos electricas electric', to: [['9202', '9207'], ['9201', '9207'], ['8212', '8510'], ['7321', '8516'], ['8712', '8711'], ['8419', '8516'], ['8210', '8509'], ['8205', '8467'], ['8202', '8467'], ['8201', '8467'], ['9603', '8509'], ['8417', '8514']] },
  { words: 'gas', to: [['8516', '7321']] },
  { words: 'artificial artificiales sintetica fake faux', to: [['0603 0604 0602', '6702'], ['4303', '4304']] },
  { words: 'oro plata gold silver', to: [['7117', '7113'], ['9102', '9101']] },
  { words: 'chatarra scrap', to: [['72 73', '7204'], ['74', '7404'], ['76', '7602'], ['78', '7802'], ['79', '7902'], ['80', '8002'], ['75', '7503'], ['85', '8549'], ['39', '3915'], ['40', '4004'], ['71', '7112'], ['48', '4707'], ['70', '7001']] },
]

/** Words that are the head of a name and are put aside before the product beside them is looked for. */
export const leadingTurns: Turn[] = [
  { words: 'parte partes repuesto repuestos refaccion refacciones pieza piezas recambio recambios part parts spare spares componente component componentes components',
    to: [['8701 8702 8703 8704 8705 4011', '8708'], ['8711 8712 8713', '8714'], ['8407 8408', '8409'], ['8425 8426 8427 8428 8429 8430', '8431'], ['8470 8471 8472', '8473'], ['8501 8502', '8503'], ['8519 8521', '8522'], ['8525 8526 8527 8528', '8529'], ['8535 8536 8537', '8538'], ['8801 8802 8806', '8807'], ['8601 8602 8603 8605 8606', '8607'], ['8444 8445 8446 8447', '8448'], ['8456 8457 8458 8459 8460 8461 8462 8463 8464 8465', '8466'], ['9101 9102 9103 9105', '9114'], ['92', '9209'], ['93', '9305'], ['6401 6402 6403 6404', '6406'], ['6601', '6603'], ['8401', '8401'], ['8901 8903', '8487'], ['84 85 90 94 87', '=']] },
  { words: 'maquina maquinas maquinaria machine machines machinery',
    to: [['01', '8436'], ['02 03 04 07 08 09 11 16 17 18 19 20 21', '8438'], ['10', '8437'], ['22', '8438'], ['2105', '8418'], ['23', '8436'], ['25 26', '8474'], ['3004', '8479'], ['34', '8479'], ['39 40', '8477'], ['41 42 64', '8453'], ['44', '8465'], ['47 4801 4802 4803', '8439'], ['48', '8441'], ['49', '8443'], ['50 51 52 53 54 55', '8445'], ['56 58 59', '8449'], ['60', '8447'], ['61 62 63', '8452'], ['68 69', '8474'], ['70', '8475'], ['72 73 74 76', '8462'], ['84 85 90', '=']] },
  { words: 'semilla semillas seed seeds', to: [['0603 06 0702 0703 0704 0705 0706 0707 0708 0709 0807 1214 1211 44', '1209'], ['10 12', '='], ['07 08', '1209']] },
  { words: 'jugo zumo juice', to: [['07 08', '2009']] },
  { words: 'mermelada jalea pure jam marmalade puree pulpa pulp', to: [['08', '2007'], ['0702', '2002'], ['0701', '2004'], ['07', '2005']] },
  { words: 'harina flour', to: [['1001', '1101'], ['10', '1102'], ['0713 0714 08', '1106'], ['0701', '1105'], ['12', '1208'], ['03', '2301'], ['02', '2301']] },
  { words: 'extracto extract', to: [['0901 0902 0903', '2101'], ['12 07 08 06 13', '1302'], ['02 03', '1603']] },
  { words: 'esencial essential', to: [['', '3301']] },
  { words: 'sopa crema caldo soup broth', to: [['02 03 07 10', '2104']] },
  { words: 'helado nieve', to: [['08 18 09 0401', '2105']] },
  { words: 'licor liqueur', to: [['08 09 18 12', '2208']] },
]
