/** A word that names a part of a paper. */
export const SECTION =
  /^(?:news|newsfeed|feed|rss|home|homepage|home page|frontpage|front page|startseite|politics|politik|politique|política|politica|polityka|politiek|sports?|deportes|esportes|esporte|world|uk|us|international|internacional|inland|ausland|wirtschaft|business|economy|economía|economia|économie|technology|tech|science|wissen|culture|kultur|cultura|opinion|top|stories|latest|breaking|headlines|nachrichten|aktuelle?|schlagzeilen|meldungen|actualités?|actu|une|noticias|últimas|portada|notizie|ultime|ultimissime|notícias|wiadomości|najnowsze|nieuws|laatste|voorpagina|știri|ultimele|lokales|regionales|regional|panorama|vermischtes|feuilleton|gesellschaft|europa|europe|gesundheit|umwelt|netzwelt|unterhaltung|maatschappij|gezondheid|society|health|travel|environment|lifestyle|kultur|wetter|verkehr|faits divers|société|régions?|sociedad|sucesos|nacional|cronaca|esteri|interni|attualità|cotidiano|cidades|kraj|świat|gospodarka|binnenland|buitenland|regio|economie|actualitate|politică|externe|interne|social|sănătate|राजनीति|खेल|देश|विदेश|मनोरंजन|all|alle|the|of|di|de|da|la|le|à|a|del|and|und|et|y|&)$/iu

/** News of the land itself, as papers file them. */
const LAND = /^(?:españa|france|italia|portugal|brasil|méxico|deutschland|österreich|schweiz|polska|nederland|românia|भारत)$/iu

/** True for what names a part of a paper and no paper: 'Top Stories', 'RSS di Homepage'. */
export const isSection = (part: string): boolean =>
  LAND.test(part.trim()) ||
  part
    .trim()
    .split(/[\s,]+/)
    .every((word) => SECTION.test(word))
