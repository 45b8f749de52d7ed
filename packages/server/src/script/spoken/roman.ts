/** Up to 89, as kings, centuries and wars are counted. One letter alone is a number only where its rule says so. */
export const ROMAN = '(?=[IVXL])(?:XL|L?X{0,3})(?:IX|IV|V?I{0,3})'

const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 }

export const romanValue = (roman: string): number =>
  [...roman].reduce((sum, letter, at) => {
    const [value, next] = [VALUES[letter] ?? 0, VALUES[roman.charAt(at + 1)] ?? 0]
    return sum + (value < next ? -value : value)
  }, 0)

/** Kings, queens and popes, as the ten tongues write their names; in Polish without endings. */
const MEN =
  'Charles|Karl|Carlos|Carlo|Karel|Karol|Carol|Henry|Heinrich|Henri|Henrik|Enrique|Enrico|Henryk|Hendrik|Louis|Ludwig|Luis|Luís|Luigi|Ludwik|Lodewijk|Ludovic|George|Georg|Georges|Jorge|Giorgio|Jerzy|William|Wilhelm|Guillaume|Guillermo|Guglielmo|Guilherme|Willem|Edward|Eduard|Édouard|Eduardo|Edoardo|James|Jakob|Jacques|Jaime|Leo|Leon|León|Leone|Leão|Léon|Pius|Pie|Pío|Pio|John|John Paul|Johannes|Johannes Paul|Jean|Jean-Paul|Juan|Juan Pablo|Giovanni|Giovanni Paolo|João|João Paulo|Jan|Jan Paweł|Johan|Ioan|Ioan Paul|Paul|Pablo|Paolo|Paulo|Paweł|Paulus|Benedict|Benedikt|Benoît|Benedicto|Benedetto|Bento|Benedykt|Benedictus|Francis|Franz|François|Francisco|Francesco|Franciszek|Frans|Felipe|Philip|Philipp|Philippe|Filippo|Filipe|Filips|Filip|Alfonso|Alphonse|Afonso|Alfons|Fernando|Ferdinand|Ferdinando|Napoleon|Napoléon|Napoleón|Napoleone|Napoleão|Peter|Pierre|Pedro|Pietro|Piotr|Petru|Nicholas|Nikolaus|Nicolas|Nicolás|Nicola|Mikołaj|Nicolae|Alexander|Alexandre|Alejandro|Alessandro|Aleksander|Alexandru|Frederick|Friedrich|Frédéric|Federico|Fryderyk|Frederik|Harald|Gustav|Gustaf|Olav|Haakon|Christian|Gregory|Gregor|Grégoire|Gregorio|Clement|Klemens|Clément|Clemente|Innocent|Urban|Sixtus|Richard|Umberto|Emanuele|Emmanuel|Zygmunt|Kazimierz|Władysław|Stanisław|Bolesław|Mieszko|August|Mihai|Albert|Alberto|Abdullah|Mohammed|Mohamed|Ramses|Ramsès|Ramsés|Otto|Otton|Leopold|Léopold|Leopoldo|Manuel|Miguel|José|Joseph|Josef|Józef|Maximilian|Rudolf|Ivan|Iwan|Osman|Selim'
const WOMEN =
  'Elizabeth|Elisabeth|Élisabeth|Isabel|Isabella|Isabelle|Elisabetta|Elżbieta|Elisabeta|Mary|Maria|María|Marie|Catherine|Katharina|Catalina|Caterina|Catarina|Katarzyna|Ecaterina|Margrethe|Margarete|Margarita|Margherita|Małgorzata|Victoria|Cleopatra|Kleopatra'

/** 'Maria V. (34)', 'John L Sullivan': one letter may be the beginning of a name. */
export const isInitial = (roman: string, behind: string): boolean =>
  roman.length === 1 && (roman === 'L' || /^\.(?=\s*[^\s])|^\s\p{Lu}/u.test(behind))

export const MEN_NAMES = MEN
/** Longest first: 'John Paul' before 'John'. */
const longestFirst = (names: string): string =>
  names
    .split('|')
    .toSorted((one, other) => other.length - one.length)
    .join('|')

export const ANY_RULER = longestFirst(`${MEN}|${WOMEN}`)
const A_WOMAN = new RegExp(`^(?:${WOMEN})$`, 'u')

export const isWoman = (name: string): boolean => A_WOMAN.test(name)
