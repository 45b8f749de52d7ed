import type { ExampleStory } from './example-story.ts'

// Life in Port Ellery: it, its people and its clubs do not exist.

export const CITY: readonly ExampleStory[] = [
  [
    'Harbour board votes for a second ferry to Skerra',
    'The harbour board of Port Ellery has voted seven to two for a second ferry to the island of Skerra. The boat carries 180 passengers and 22 cars. Chairwoman Ida Fenwright says the crossing will take 35 minutes.',
  ],
  [
    'Old rope factory becomes a workshop for apprentices',
    'The old rope factory on Rope Walk has a new purpose. Forty apprentices will learn welding, wiring and boat building under its roof. The city pays for the machines, and the guild of shipwrights sends the teachers.',
  ],
  [
    'Saltgate market gets a roof',
    'Stallholders in Saltgate will soon trade in the dry. The city has approved a glass roof over the fish market, large enough for 64 stalls.',
  ],
  [
    'Lighthouse keeper opens the tower to visitors',
    'The Oar Point lighthouse opens its doors. Keeper Tobin Ashgrove leads small groups up the 142 steps and shows how the great lamp is turned. Places are free, but the stairs are steep.',
  ],
  [
    'City plants 900 trees along the tram line',
    'Gardeners have begun to plant 900 trees along the tram line from Northquay to Lantern Hill. Most of them are limes and field maples. The shade should keep the platforms cooler in summer.',
  ],
  [
    'Library lends tools as well as books',
    'The Lantern Hill library now lends drills, ladders and sewing machines. More than 300 things are on the shelves. Head librarian Oona Marsh says the pressure washer already has a waiting list.',
  ],
  [
    'Night bus runs every 30 minutes',
    'The night bus of Port Ellery will run every 30 minutes instead of once an hour. Line N4 links the harbour, the hospital and the university. The council wants to see how many people ride before it decides on a third line.',
  ],
  [
    "Divers find a ship's bell in the outer harbour",
    'Divers who were checking a mooring have brought up a bronze bell. It bears the name Curlew and weighs 31 kilograms. The harbour museum will clean it and put it on show.',
  ],
  [
    'Town hall clock is right again',
    'The clock on the town hall tells the right time again. It had been four minutes slow since the spring storm. Clockmaker Bram Tilbury replaced a single worn wheel, no larger than a saucer.',
  ],
  [
    'Volunteers count 1,204 seals',
    'Volunteers around Ellery Bay have counted 1,204 grey seals, 96 more than at the last count. The largest group rests on the sandbank off Little Oar. Boats are asked to keep a distance of 200 metres.',
  ],
  [
    'School kitchen wins a prize for its soup',
    "The kitchen of Millbrook School has won the region's prize for the best school meal. The jury praised a leek and barley soup that costs less than one crown a bowl. The recipe hangs on the school gate for everyone to copy.",
  ],
]

export const WEATHER: readonly ExampleStory[] = [
  [
    'A light wind from the west',
    'The air over Ellery Bay stays mild, with a light wind from the west. Clouds and sun take turns. Expect 14 degrees by the water and 16 inland.',
  ],
  [
    'Mist in the Tamber valley',
    'Mist lies in the valley of the Tamber and clears only slowly. Visibility on the river road is below 300 metres in places. On the coast it stays clear.',
  ],
  [
    'Showers pass quickly',
    'Short showers move across the harbour from the south-west, with long dry spells between them. About four millimetres of rain are expected. An umbrella is enough.',
  ],
  [
    'Fresh breeze for sailors',
    'A fresh breeze of force five blows across the outer bay, with gusts of force six off Oar Point. Waves reach one and a half metres. The coast guard asks small boats to stay inside the breakwater.',
  ],
  [
    'Clear sky and a cold edge',
    'The sky over Port Ellery is clear, and without clouds the warmth escapes. Temperatures fall to three degrees in the valleys and six by the sea. Gardeners may want to cover what is tender.',
  ],
  [
    'Warm air from the south',
    'Warm air from the south brings up to 23 degrees to the city and 20 to the islands. The sea itself has 15 degrees, which brave swimmers call pleasant.',
  ],
  [
    'Quiet weather lasts',
    'A broad area of high pressure sits over the coast and hardly moves. The barometer at the harbour office reads 1,027 hectopascals. Little will change for the next two days.',
  ],
  [
    'High water above the average',
    'The tides run high around the new moon. High water in the inner harbour is expected 40 centimetres above the average. The car park on the fish quay closes for an hour around the peak.',
  ],
  [
    'Grey and dry',
    'A grey blanket of cloud covers the coast, but it holds its rain. It is 11 degrees at the harbour and nine on Lantern Hill. The wind is weak.',
  ],
  [
    'Thunder possible over the hills',
    'Single thunderstorms may form over the hills behind Millbrook. They move slowly, so one village may get 20 millimetres of rain and the next one none. The city is likely to stay dry.',
  ],
  [
    'Good view as far as Skerra',
    'After a change of air the view is unusually good. From Lantern Hill one can see the island of Skerra, 28 kilometres away, and with good eyes its church.',
  ],
]

export const TRAFFIC: readonly ExampleStory[] = [
  [
    'Tamber Bridge down to one lane',
    'The Tamber Bridge is open in one lane only while its joints are renewed. Drivers wait about eight minutes. Buses and ambulances have a lane of their own.',
  ],
  [
    'Tram line 2 runs again without a change',
    'Tram line 2 runs again from Northquay to the university without a change. The new points at Saltgate were laid in nine days, two fewer than planned.',
  ],
  [
    'Lorries use the harbour tunnel',
    'Heavy lorries to the container quay now use the harbour tunnel. That takes some 400 vehicles a day off the streets of Saltgate. The limit in the tunnel is 50 kilometres an hour.',
  ],
  [
    'Ferry to Little Oar leaves from pier 3',
    'While pier 1 gets new fenders, the ferry to Little Oar leaves from pier 3. The walk from the tram stop takes six minutes more. The timetable does not change.',
  ],
  [
    'Cycle path along the river is complete',
    'The last gap in the cycle path along the Tamber is closed. Riders can now go 17 kilometres from Millbrook to the sea without meeting a car. At two places the path is shared with walkers.',
  ],
  [
    'A quiet run on all roads',
    'Traffic in and around Port Ellery flows freely. The ring road takes 19 minutes from end to end, which is the usual time. No delays are reported on the trams.',
  ],
  [
    'Roadworks on Lantern Hill',
    'Water pipes from the year 1931 are being replaced on Lantern Hill. Upper Lamp Street is closed between numbers 12 and 60. Line 7 takes the way around through Mill Lane.',
  ],
  [
    'New traffic lights listen for sirens',
    'Six junctions between the fire station and the harbour have new traffic lights. They hear a siren 400 metres away and turn green in its direction. In the trial, fire engines were faster by 70 seconds.',
  ],
  [
    'Extra trains for the regatta',
    'For the regatta on Ellery Bay the railway runs twelve extra trains. Tickets for the regatta count as tickets for the train. Bicycles travel in the last carriage.',
  ],
  [
    'Fewer cars on the quay',
    'Since parking on the quay costs two crowns an hour, the number of cars there has fallen by 38 percent. Café owners say their tables fill all the same.',
  ],
  [
    'Drawbridge opens for a tall ship',
    'The drawbridge at Rope Walk will open for the training ship Windlass. Her masts are 41 metres high. Road traffic should allow a quarter of an hour.',
  ],
]

export const CULTURE: readonly ExampleStory[] = [
  [
    'Harbour orchestra plays among the cranes',
    "The Harbour Orchestra moves its concert to the container quay. Conductor Selma Varga has asked for two ship's horns in the last movement. Listeners should bring something warm and their own chair.",
  ],
  [
    'Museum shows a hundred knots',
    'The harbour museum shows a hundred knots, from the simple bowline to one that only three people in the city can tie. Visitors get a piece of rope at the door and may keep it.',
  ],
  [
    'Story night by the lighthouse',
    'At Oar Point, storytellers from five islands meet for a night of tall tales. Each has ten minutes and no notes. Last time the prize, a smoked eel, went to a tale about a very small whale.',
  ],
  [
    'Film club repairs its own projector',
    'The film club of Saltgate has repaired its projector from 1958 with parts from a sewing machine. The first film is a silent comedy, with live piano by Nell Corrigan. All 90 seats are taken, but there is room to stand.',
  ],
  [
    'Choir seeks low voices',
    "The dockers' choir is looking for basses. Singing experience helps, a loud laugh does as well. They rehearse in the old customs house, and there is soup afterwards.",
  ],
  [
    'Painter turns sails into pictures',
    'Painter Ines Abernathy paints on old sails. Her largest picture is eleven metres wide and shows the bay as a heron would see it. It hangs in the hall of the ferry terminal.',
  ],
  [
    'Theatre plays with the audience on stage',
    'The Lantern Theatre has turned its house around: the audience sits on the stage and the actors use the stalls. The play is about a city that forgot where its harbour was. The critics are puzzled and delighted.',
  ],
  [
    'Young writers read in the tram',
    'Six young writers read their stories in tram line 2, each between two stops. The shortest lasts 70 seconds. The driver, they say, slowed down for the ending.',
  ],
  [
    'Organ sounds again after two years',
    'After two years of work the organ of St Brannoc sounds again. All 2,340 pipes were cleaned, and in one of them lay a letter from the organ builder to his future colleague. It says: mind the third step.',
  ],
  [
    'Dance on the frozen fish market',
    'When the fish market closes, the dancers come. The company of Yara Lindholm dances on crushed ice, in boots. It lasts 50 minutes, and nobody has fallen yet.',
  ],
  [
    'Local band plays at sea',
    'The band Low Tide has given a concert on the ferry to Skerra. The crossing took its usual time, but the captain admits to one extra round of the harbour.',
  ],
]

export const SPORT: readonly ExampleStory[] = [
  [
    'Mariners win late',
    'The Ellery Mariners have won their home match two to one. Kit Osborne scored both goals, the second in the very last minute. The club climbs to fourth place.',
  ],
  [
    'Herons lose by a single point',
    'The basketball players of the Northquay Herons lost by 78 to 79. Their last throw bounced twice on the ring and then out again. Coach Dana Whitlock says she would choose the same throw again.',
  ],
  [
    'Rowing club sets a bay record',
    "The women's eight of the Saltgate Rowing Club has crossed the bay in 21 minutes and 14 seconds. That is nine seconds faster than the old record, which stood for twelve years.",
  ],
  [
    'Half marathon sold out',
    'All 3,500 places in the Harbour Half Marathon are taken. The course runs over both bridges and through the hall of the ferry terminal. Volunteers for the water stations are still welcome.',
  ],
  [
    'Chess by the sea',
    'At the open chess tournament in the bathing house, 15-year-old Milo Fairweather beat the champion of the coast. The game lasted four hours and ended with three pieces on the board.',
  ],
  [
    'Regatta in light air',
    'The regatta on Ellery Bay was sailed in very light air. The winning boat, Patience, needed three hours for six miles. Her skipper says the name helped.',
  ],
  [
    'Women of Millbrook stay on top',
    'The footballers of Millbrook Town drew nil nil away and remain at the top of the table, two points ahead. Goalkeeper Asta Rimmer has now gone 540 minutes without conceding.',
  ],
  [
    'Swimmers cross to Little Oar',
    'Eighty-four swimmers have crossed the sound to Little Oar, 2.8 kilometres in water of 15 degrees. The fastest needed 39 minutes. Everyone arrived, and everyone got cocoa.',
  ],
  [
    'New floor for the sports hall',
    'The sports hall on Lantern Hill gets a new floor, and the volleyball club gets its home games back. For a whole season it had played in Millbrook, 14 kilometres away.',
  ],
  [
    'Climber opens a new route',
    'Climber Jory Pendleton has opened a new route on the sea cliff at Oar Point. She named it Wet Socks. It is 60 metres high and can only be climbed at low water.',
  ],
  [
    'Ice hockey: Icebreakers in the final',
    'The Port Ellery Icebreakers have reached the final of the coast cup. They won the deciding game five to three after being two goals down. The first final is played at home.',
  ],
]
