import type { ReaderCalls } from './call-lists.ts'

export const es: ReaderCalls = {
  asks: /^¿(?:y\s)?(?:(?:tú|usted|ustedes|te)\s|(?:has|eres|tienes|viste|estabas|estuviste|estás|conoces|sabes|quieres|crees|puedes|vives|fuiste|necesitas|buscas|prefieres|sabías|opinas|notaste|sentiste|presenciaste|grabaste)(?!\p{L})|(?:tiene|ha|vio|sabe|quiere|está|estaba|estuvo|conoce|es)\susted(?!\p{L})|(?:qué|cómo|dónde|cuándo|cuál|por qué)\s(?:te|le|opinas|piensas|crees|harías|prefieres|has|viste)(?!\p{L}))/iu,
  anywhere: `
    actualiza la página
    actualice la página
    actualizar la página
    recarga la página
    este diario
    este periódico
    este medio ha
    este medio pudo
    a este medio
    este rotativo
    esta redacción
    este portal
    esta emisora ha
    envíanos*
    envíenos*
    mándanos*
    mándenos*
    escríbenos
    escríbanos
    cuéntanos*
    cuéntenos*
    contáctanos
    contáctenos
    llámanos
    llámenos
    dinos
    díganos
    síguenos
    síganos
    ayúdanos
    déjanos
    compártenos
    avísanos
    háznoslo
    hágannoslo
    envía tus
    envíe sus
    comparte tus
    comparta sus
    comparte tu
    deja tu comentario
    deje su comentario
    vote en nuestra
    danos tu opinión
    únete a la conversación
  `,
  begins: `
    estas son # de las
    estas son cinco de las
    estas son las noticias
    estos son los titulares
    toda la información y
    toda la información sobre
    toda la actualidad de
    si ya eres
    si ya es
    si ya estás
    si ya tienes
    ya eres suscriptor*
    ya es suscriptor*
    ya soy
    ya tienes una
    ya tienes cuenta
    ya tiene una cuenta
    aún no eres
    aún no estás
    todavía no eres
    inicia sesión
    inicie sesión
    iniciar sesión
    regístrate
    regístrese
    crea tu cuenta
    crea una cuenta
    hazte
    suscríbete
    suscríbase
    suscribirse
    para seguir leyendo
    para continuar leyendo
    para leer el artículo
    para leer más
    para leer este
    para leer la nota
    contenido exclusivo
    contenido para
    contenido solo
    artículo solo
    artículo exclusivo
    noticia exclusiva
    este artículo es
    este artículo fue
    este contenido es
    este contenido está
    accede a todo*
    accede a nuestr*
    accede al contenido
    acceda a
    disfruta de todo*
    disfruta de nuestr*
    disfruta de contenido*
    descarga nuestra
    descarga la app
    descarga aquí
    descarga gratis
    descarga la aplicación
    descárgate
    descargue
    descubre más
    descubre aquí
    descubre todas
    descubre nuestr*
    síguenos
    síganos
    sigue nuestro
    sigue nuestra
    sigue toda
    sigue la última hora
    sigue leyendo
    seguir leyendo
    siga leyendo
    siga nuestro
    siga nuestra
    continúa leyendo
    continuar leyendo
    únete
    únase
    recibe nuestr*
    recibe las noticias
    recibe las últimas
    recibe en tu
    recibe cada
    recibe gratis
    reciba
    no te pierdas
    no se pierda
    mantente
    manténgase
    entérate
    escucha el podcast
    escucha aquí
    escucha nuestr*
    escucha la entrevista
    escucha el audio
    escuche el podcast
    mira el video
    mira el vídeo
    mira las fotos
    mira aquí
    mira también
    mire también
    ve el video
    ver video
    ver vídeo
    ver fotos
    ver galería
    ver más
    ver también
    vea el video
    vea el vídeo
    vea las fotos
    vea más
    vea también
    lea más
    lea también
    lea además
    lea aquí
    lee más
    lee también
    lee aquí
    lee el
    leer más
    leer también
    leer artículo
    te puede interesar
    te podría interesar
    le puede interesar
    puede interesarte
    te recomendamos
    le recomendamos
    también te
    más noticias
    más sobre
    más información en
    noticias relacionadas
    noticia relacionada
    artículos relacionados
    temas relacionados
    qué opinas
    qué opina
    qué te parece
    y tú qué
    danos tu
    deja tu
    deja un
    deje su
    dejar un comentario
    déjanos
    cuéntanos
    comenta esta
    comenta la noticia
    comenta aquí
    comparte este
    comparte esta
    comparte la noticia
    comparte en
    comparte tu
    compartir en
    compártelo
    envíanos
    con información de
    con datos de
    haga clic
    haz clic
    pincha aquí
    pulsa aquí
    consulta aquí
    consulta todas
    archivado en
    noticia en desarrollo
    noticia en construcción
    información en desarrollo
    en breve más
    en breve ampliar*
    en breve habrá
    habrá ampliación
    última actualización
    última modificación
    actualizado a las
    actualizado el #
    actualizado hace
    actualizado #
    publicado el #
    publicado a las
    publicado hace
    publicado #
  `,
}
