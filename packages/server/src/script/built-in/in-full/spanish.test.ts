import { describe, expect, it } from 'vitest'
import { spanishInFull } from './spanish.ts'

const SAID: readonly (readonly [string, string])[] = [
  [
    'Detenido un hombre por el robo de una bicicleta en Lerma.',
    'Ha sido detenido un hombre por el robo de una bicicleta en Lerma.',
  ],
  [
    'Detenidos dos jóvenes por quemar contenedores en Sotillo.',
    'Han sido detenidos dos jóvenes por quemar contenedores en Sotillo.',
  ],
  ['Detenida una mujer en Motril por agredir a un vecino.', 'Ha sido detenida una mujer en Motril por agredir a un vecino.'],
  ['Detenido en Soria un hombre por vender entradas falsas.', 'Ha sido detenido en Soria un hombre por vender entradas falsas.'],
  ['Herido un ciclista de 40 años en Toro', 'Ha resultado herido un ciclista de 40 años en Toro'],
  [
    'Herida de gravedad una niña al ser atropellada en Baza.',
    'Ha resultado herida de gravedad una niña al ser atropellada en Baza.',
  ],
  ['Desarticulada una red que vendía coches robados.', 'Ha sido desarticulada una red que vendía coches robados.'],
  ['Aprobada la ley de pesca que regula las capturas.', 'Ha sido aprobada la ley de pesca que regula las capturas.'],
  ['Rescatados cinco senderistas en la sierra de Gata.', 'Han sido rescatados cinco senderistas en la sierra de Gata.'],
  ['Condenado el exalcalde de Arroyal por fraude.', 'Ha sido condenado el exalcalde de Arroyal por fraude.'],
  ['Suministros Orbea, condenada a pagar 40.000 euros.', 'Suministros Orbea ha sido condenada a pagar 40.000 euros.'],
  ['El rey, abucheado en el puerto de Mazarrón.', 'El rey ha sido abucheado en el puerto de Mazarrón.'],
  ['El exministro, acusado de fraude.', 'El exministro está acusado de fraude.'],
  ['La carretera de Sanabria, cortada por la nieve.', 'La carretera de Sanabria ha sido cortada por la nieve.'],
  ['Dos policías heridos en una pelea en Tudela.', 'Dos policías han resultado heridos en una pelea en Tudela.'],
  ['Diez alumnos hospitalizados por una nube de cloro.', 'Diez alumnos han sido hospitalizados por una nube de cloro.'],
  ['Un carabinero y un sargento detenidos en Calera.', 'Un carabinero y un sargento han sido detenidos en Calera.'],
  ['Al menos 13 muertos en una matanza en Quilmes.', 'Al menos 13 personas han muerto en una matanza en Quilmes.'],
  [
    'Un muerto y tres heridos en un choque de trenes.',
    'Una persona ha muerto y otras tres han resultado heridas en un choque de trenes.',
  ],
  [
    'Cuatro muertos al estrellarse un helicóptero en Huelva.',
    'Cuatro personas han muerto al estrellarse un helicóptero en Huelva.',
  ],
  [
    'Dos muertos y un herido grave en una explosión en Elda.',
    'Dos personas han muerto y otra ha resultado herida grave en una explosión en Elda.',
  ],
  ['Cinco heridos en una discoteca de Gandía.', 'Cinco personas han resultado heridas en una discoteca de Gandía.'],
  ['Tres detenidos por una estafa en La Palma.', 'Tres personas han sido detenidas por una estafa en La Palma.'],
  ['8 detenidos en Arica.', '8 personas han sido detenidas en Arica.'],
  ['Más de 40 detenidos en una redada en Algeciras.', 'Más de 40 personas han sido detenidas en una redada en Algeciras.'],
  ['Varios heridos tras la caída de una grada.', 'Varias personas han resultado heridas tras la caída de una grada.'],
  ['Decenas de heridos en un concierto en Lima.', 'Decenas de personas han resultado heridas en un concierto en Lima.'],
  ['Ataque en el puerto: al menos 12 muertos.', 'Ataque en el puerto: al menos 12 personas han muerto.'],
  ['Pelea en Elche: dos menores detenidos por la policía.', 'Pelea en Elche: dos menores han sido detenidos por la policía.'],
  ['Cuatro muertos en un tiroteo en Arroyo, México.', 'Cuatro personas han muerto en un tiroteo en Arroyo, México.'],
  [
    'Al menos 13 muertos, entre ellos el piloto, y cuatro heridos en un choque de trenes.',
    'Al menos 13 personas han muerto, entre ellas el piloto, y otras cuatro han resultado heridas en un choque de trenes.',
  ],
  ['Veinte casas afectadas por la crecida de un río.', 'Veinte casas han resultado afectadas por la crecida de un río.'],
  ['Dos hombres investigados en Pontevedra por fraude.', 'Dos hombres están siendo investigados en Pontevedra por fraude.'],
  ['PDI detiene a dos hombres en Calera.', 'La PDI detiene a dos hombres en Calera.'],
  ['Fiscalía pide la extradición de sospechoso.', 'La Fiscalía pide la extradición de sospechoso.'],
  ['Gobierno promulga Ley de Medidas.', 'El Gobierno promulga Ley de Medidas.'],
  ['CNDH afirma que solo se atendió a dos familias.', 'La CNDH afirma que solo se atendió a dos familias.'],
  ['Votación 2031: INE proyecta tres debates.', 'Votación 2031: el INE proyecta tres debates.'],
  ['Gobierno decretó emergencia agrícola en 16 comunas.', 'El Gobierno decretó emergencia agrícola en 16 comunas.'],
  [
    'Presidente Lira viaja hoy a Lima para participar en la cumbre.',
    'El presidente Lira viaja hoy a Lima para participar en la cumbre.',
  ],
  ['Ministra Vidal presentó un informe sobre las pensiones.', 'La ministra Vidal presentó un informe sobre las pensiones.'],
  ['Caso Ribera: Fiscalía pide cinco años de prisión.', 'Caso Ribera: la Fiscalía pide cinco años de prisión.'],
  ['La plaga de langosta, controlada en Lanzarote.', 'La plaga de langosta está controlada en Lanzarote.'],
  ['El incendio de Gredos, controlado por los bomberos.', 'El incendio de Gredos ha sido controlado por los bomberos.'],
  ['Justicia chilena ordena la extradición de un hombre.', 'La Justicia chilena ordena la extradición de un hombre.'],
  ['Tres detenidos al intentar robar un coche en Elda.', 'Tres personas han sido detenidas al intentar robar un coche en Elda.'],
]

const STAYS: readonly string[] = [
  'Un hombre detenido en Soria niega el robo.',
  'El alcalde acusado de fraude dimite.',
  'Detienen a dos jóvenes por quemar contenedores.',
  'Ha sido detenido un hombre en Lerma.',
  'Un peatón sufre heridas graves tras ser atropellado en la avenida.',
  'El juez envía a prisión al capitán, acusado de contrabando.',
  'Muere un ciclista atropellado en Toro.',
  'La madre de una joven detenida en Soria.',
  'La historia de los dos agentes imputados por colaborar con la banda.',
  'El prófugo más buscado de Chile.',
  'Los detenidos por el robo pasan a disposición judicial.',
  'El detenido por la estafa queda en libertad.',
  'Detenidos en Lugo tras robar cable de una obra.',
  'Detenidos nueve años después.',
  'Un desaparecido y una banda rota.',
  'Siete muertos elevan a 17 los fallecidos.',
  'Detenido, el alcalde dimite.',
  'Pareja detenida en un parque.',
  'Dos agentes lesionados tras persecución policial en Vitacura.',
  'Detenido conductor de un vehículo robado.',
  '«Detenido un hombre», dice la policía.',
  '¿Detenido un hombre por error?',
  'Ana Ruiz, condenada por fraude, recurre la sentencia.',
  'El detenido, trasladado al juzgado, niega los hechos.',
  'Un tiroteo deja cuatro muertos en Indiana.',
  'Las claves del partido suspendido en Vigo.',
  'El Gobierno aprueba la ley de pesca.',
  'Cuatro muertos y una ciudad de luto piden respuestas.',
  'Ministra Vidal pide recurso de la defensa.',
  'Ministra Vidal y la crisis del agua.',
  'INE y IMSS, juntos por la salud.',
  'Gobierno y comuna buscan acuerdo por la ribera.',
  'Presidente Lira por la crisis de las pensiones.',
  'Policía mata a su pareja en Ronda.',
  'Fiscal confirma la muerte de dos hombres.',
  'Gobierno de los mejores.',
  'La PDI detiene a dos hombres en Calera.',
  'Una herida abierta en la ciudad.',
  'La policía busca a un hombre herido en Vigo.',
  'Crisis del agua: Justicia pide cinco millones para las cárceles.',
  'Maestra fue atacada en Calera: PDI detiene a dos hombres.',
  'Cae banda en Arica: Un sargento y un cabo detenidos.',
  'Juicio contra Vidal entra en su etapa final: Fiscalía pide cinco años de prisión.',
  'Detenida por robar una cadena de oro en Ronda.',
  'Nueve detenidos al desmantelar una red de estafas en Elda.',
]

describe('a Spanish headline as a sentence', () => {
  it.each(SAID)('says %j in full', (headline, sentence) => {
    expect(spanishInFull(headline)).toBe(sentence)
  })
  it.each(STAYS)('leaves %j', (headline) => {
    expect(spanishInFull(headline)).toBe(headline)
  })
  it.each(SAID)('leaves what it made of %j', (_headline, sentence) => {
    expect(spanishInFull(sentence)).toBe(sentence)
  })
})
