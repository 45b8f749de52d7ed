const NAMES =
  'Accra|Addis Ababa|Adelaide|Algiers|Almaty|Amsterdam|Ankara|Antwerp|Athens|Atlanta|Auckland|Austin|Baku|' +
  'Bangkok|Barcelona|Basel|Beirut|Belgrade|Bengaluru|Bergen|Berlin|Bilbao|Bogotá|Bordeaux|Boston|Bratislava|' +
  'Brisbane|Bristol|Brussels|Bucharest|Budapest|Buenos Aires|Cairo|Calgary|Cape Town|Caracas|Casablanca|Chennai|' +
  'Chicago|Cluj-Napoca|Colombo|Copenhagen|Dakar|Dallas|Delhi|Denver|Detroit|Dhaka|Dubai|Dublin|Edinburgh|' +
  'Frankfurt|Gdańsk|Geneva|Glasgow|Gothenburg|Guadalajara|Hamburg|Hanoi|Helsinki|Ho Chi Minh City|Hong Kong|' +
  'Houston|Istanbul|Jakarta|Johannesburg|Karachi|Kraków|Kuala Lumpur|Kyiv|Lagos|Lima|Lisbon|Liverpool|Ljubljana|' +
  'London|Los Angeles|Luxembourg|Lyon|Madrid|Manchester|Manila|Marseille|Melbourne|Mexico City|Miami|Milan|' +
  'Monterrey|Montevideo|Montreal|Mumbai|Munich|Nairobi|Naples|New York|Osaka|Oslo|Paris|Perth|Philadelphia|Porto|' +
  'Prague|Quito|Reykjavík|Riga|Rio de Janeiro|Rome|Rotterdam|San Francisco|Santiago|São Paulo|Seattle|Seoul|' +
  'Singapore|Sofia|Stockholm|Sydney|Tallinn|Tokyo|Vienna'

/** The 120 places that the wizard's random defaults draw from, by name. */
export const CITIES: readonly string[] = NAMES.split('|')
