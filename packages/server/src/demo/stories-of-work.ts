import type { ExampleStory } from './example-story.ts'

// Work in Port Ellery: it, its plants and companies do not exist.

export const PLANT_STATUS: readonly ExampleStory[] = [
  [
    'Northquay Works: all four lines are running',
    'At Northquay Works all four rolling lines are running. Output stands at 97 percent of the plan, and the furnaces keep 1,180 degrees. No safety event has been reported for 212 days.',
  ],
  [
    'Pump 3 at Halden back after maintenance',
    'Pump 3 of the Halden station is back in service. Its bearing ran 14 degrees too warm and was replaced before it failed. The repair took five hours instead of the two days that a breakdown would have cost.',
  ],
  [
    'Water works report full tanks',
    'The Tamber water works report full tanks and a pressure of 5.2 bar in the city network. The water needs no extra treatment at present. Demand is two percent above the average.',
  ],
  [
    'Sensors find a worn belt in time',
    'Vibration sensors on conveyor 12 have found a worn belt before anyone could hear it. The team of shift leader Petra Holloway changed it in the planned pause. Not a single tonne was lost.',
  ],
  [
    'Wind farm at Oar Point at 82 percent',
    'The 24 turbines off Oar Point deliver 82 percent of their rated power. One of them stands still for a blade inspection. The farm supplies about 61,000 homes.',
  ],
  [
    'Cold store saves a fifth of its power',
    'The cold store at the fish quay needs a fifth less power since its compressors follow the weather. The temperature stays at minus 22 degrees. Engineer Ravi Sandoval calls it the cheapest idea of his career.',
  ],
  [
    'Crane 5 passes its yearly test',
    'Crane 5 on the container quay has passed its yearly test. It lifted 55 tonnes, ten more than it is allowed to in daily work. Brakes, ropes and lights were found to be in order.',
  ],
  [
    'Brewery reuses its rinsing water',
    'The brewery in Millbrook now cleans its rinsing water and uses it twice. That saves 9,000 litres on every working day. The beer itself is still made with spring water.',
  ],
  [
    'Power plant lowers its output as planned',
    'Unit 2 of the Halden power plant runs at 60 percent while a heat exchanger is cleaned. Unit 1 and the wind farm make up for it. No effect on customers is expected.',
  ],
  [
    'Glassworks heat a swimming pool',
    'Waste heat from the Saltgate glassworks now warms the public pool next door. The water has 27 degrees, and the gas boiler is off for the first time in 30 years.',
  ],
  [
    'Robot inspects the long pipeline',
    'A robot the size of a suitcase has travelled through 18 kilometres of pipeline between Halden and the harbour. It took 40,000 pictures. Two welds will be looked at more closely; neither is urgent.',
  ],
]

export const BUSINESS: readonly ExampleStory[] = [
  [
    'Shipyard takes an order for two tugs',
    'The Rope Walk shipyard has an order for two electric harbour tugs. Each pulls 60 tonnes and runs for five hours on a charge. The yard is looking for 45 welders and electricians.',
  ],
  [
    'Small firms share one robot',
    'Five workshops in Saltgate have bought one welding robot together. It spends a day of each week with each of them. After half a year it has paid for a third of its price.',
  ],
  [
    'Container quay counts more boxes',
    'The container quay has handled 41,300 boxes since the start of the quarter, six percent more than a year ago. Timber leaves, coffee and machine parts arrive.',
  ],
  [
    'Listening machine hears leaks',
    'The start-up Quiet Valve builds a box that hears leaks in compressed air. At Northquay Works it found 58 of them in a week. Closing them saves as much power as 40 homes use.',
  ],
  [
    'Bakers keep their ovens warm with wind',
    'Three bakeries now heat their ovens when the wind blows and power is cheap. Thick stone keeps the heat until the early shift. Master baker Hedda Quill says the crust has improved.',
  ],
  [
    'Fish sold by its journey',
    'At the fish auction each crate now carries a label that tells boat, hour and place of the catch. Buyers pay about four percent more. Skippers say that the paperwork has become less.',
  ],
  [
    'Apprentices repair a turbine',
    'Second-year apprentices at the Halden plant have taken a turbine apart and put it together again. It runs more quietly than before. Their trainer, Gus Northcott, found one screw left over and will not say where it belongs.',
  ],
  [
    'Timber port tries a longer train',
    'The timber port has tried a freight train of 740 metres, the longest ever seen there. It replaces 52 lorries. From now on one runs every working day.',
  ],
  [
    'More people learn a trade',
    'In and around Port Ellery 1,120 young people have begun an apprenticeship, eight percent more than last year. Mechatronics comes first, ahead of carpentry and nursing.',
  ],
  [
    'Seaweed farm finds its first buyers',
    'The seaweed farm off Skerra has harvested twelve tonnes. Half goes to kitchens, half to a maker of packaging. The farm needs no fertiliser, only patience and a boat.',
  ],
  [
    'Clockwork company goes digital, a little',
    'The Tilbury clockworks now measure every wheel with a laser. The last adjustment is still made by ear. Orders reach well into next year.',
  ],
]
