/** Blanks part the names; keys are compared without case, accents, blanks and underscores. */
const listed = (...lines: string[]): string[] => lines.join(' ').split(' ')

/** Names under which newsrooms and data services keep the same thing, most telling first; a line for each tongue. */
export const WRITTEN_NAMES = {
  title: listed(
    'title headline hed webtitle heading subject caption eventname eventtitle',
    'titel ueberschrift überschrift schlagzeile betreff',
    'titre intitulé gros_titre',
    'titulo titular encabezado titulo_noticia',
    'titolo testata',
    'manchete título cabeçalho',
    'tytuł nagłówek',
    'kop koptekst',
    'titlu denumire',
    'शीर्षक समाचारशीर्षक सुर्खी',
  ),
  text: listed(
    'summary description abstract lead trailtext standfirst dek deck teaser blurb firstsentence intro introduction excerpt',
    'teasertext beschreibung anriss vorspann zusammenfassung kurztext',
    'chapo chapeau résumé accroche',
    'entradilla resumen bajada descripción',
    'sommario riassunto descrizione',
    'resumo descrição',
    'zajawka wstęp opis skrót streszczenie',
    'inleiding omschrijving samenvatting',
    'rezumat descriere sumar',
    'सारांश विवरण',
    'text contenttext bodytext body content contenthtml message html article_body',
    'inhalt texte corps contenu cuerpo texto contenido testo corpo contenuto conteúdo treść tekst tekst_artykułu tekst inhoud conținut',
    'सामग्री पाठ खबर',
    'details detail note comment story',
  ),
  link: listed('url link href permalink weburl externalurl articleurl htmlurl canonicalurl lien enlace adres'),
  date: listed(
    'datepublished publishedat published publishedon pubdate pubdatetime publishdate publishtime publishon firstpublished',
    'publicationdate firstpublicationdate webpublicationdate releasedate issued sent',
    'veröffentlicht veroeffentlicht veröffentlichtam veröffentlichungsdatum datum',
    'datedepublication publiéle parution',
    'fechapublicacion fechadepublicacion publicado fecha',
    'datapubblicazione pubblicato datapublicacao publicadoem datapublikacji opublikowano publicatiedatum gepubliceerd',
    'datapublicarii publicat data_publicării दिनांक तारीख प्रकाशित',
    'date datetime timestamp ts time data createdat created createdon versioncreated contentcreated',
    'updatedat updated updatedon lastupdated modified modifiedat lastmodified changed dt',
  ),
  id: listed('id guid uuid key slug uid uri'),
} as const

/** What a thing is called: its values are told as facts. Of a machine, what it is comes before where it is. */
export const THING_NAMES = listed(
  'name displayname label event',
  'machine devicename device sensor asset equipment line station plant place city location',
)
