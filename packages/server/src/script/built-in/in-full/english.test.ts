import { describe, expect, it } from 'vitest'
import { englishInFull } from './english.ts'

const SAID: readonly (readonly [string, string])[] = [
  ['Man charged with murder of woman in east Belfast.', 'A man has been charged with the murder of a woman in east Belfast.'],
  ['Woman arrested after stabbing at hotel in Leeds.', 'A woman has been arrested after a stabbing at a hotel in Leeds.'],
  ['Eleven-year-old boy injured in crash near school.', 'An eleven-year-old boy has been injured in a crash near a school.'],
  ['Man, 38, jailed for life.', 'A man, 38, has been jailed for life.'],
  ['MP accused of fraud.', 'An MP has been accused of fraud.'],
  ['US judge suspended after complaint.', 'A US judge has been suspended after a complaint.'],
  ['HSBC banker arrested at airport.', 'An HSBC banker has been arrested at an airport.'],
  ['Former teacher sentenced to 12 years in prison.', 'A former teacher has been sentenced to 12 years in prison.'],
  ['Missing hiker found dead in Scotland, police say.', 'A missing hiker has been found dead in Scotland, police say.'],
  ['Three killed in plane crash in Alaska.', 'Three people have been killed in a plane crash in Alaska.'],
  ['One killed in avalanche in French Alps.', 'One person has been killed in an avalanche in the French Alps.'],
  ['At least 20 dead in Peru bus crash.', 'At least 20 people have died in a bus crash in Peru.'],
  [
    'Dozens injured and hundreds evacuated after explosion at factory.',
    'Dozens of people have been injured and hundreds evacuated after an explosion at a factory.',
  ],
  ['More than 100 homes destroyed in wildfire.', 'More than 100 homes have been destroyed in a wildfire.'],
  ['Four held over synagogue attack.', 'Four people are being held over a synagogue attack.'],
  ['Two missing after boat sinks off Greece.', 'Two people are missing after a boat sinks off Greece.'],
  ['Man arrested on Friday after fire at warehouse.', 'A man was arrested on Friday after a fire at a warehouse.'],
  [
    'Two officers charged after pregnant woman killed in crash with police car.',
    'Two officers have been charged after a pregnant woman was killed in a crash with a police car.',
  ],
  ['Villagers rescued as floods hit northern India.', 'Villagers have been rescued as floods hit northern India.'],
  ['Trump to deliver TV address.', 'Trump is to deliver a TV address.'],
  ['China and Russia to hold joint naval drills.', 'China and Russia are to hold joint naval drills.'],
  ['UK to ban plastic bags.', 'The UK is to ban plastic bags.'],
  ['Texas court to hear appeal.', 'A Texas court is to hear an appeal.'],
  ['Scam callers targeting pensioners.', 'Scam callers are targeting pensioners.'],
  ['Teachers set to strike over pay.', 'Teachers are set to strike over pay.'],
  ['Man dies after knife attack at bank in Bonn.', 'A man dies after a knife attack at a bank in Bonn.'],
  ['Firefighters battle blaze aboard oil tanker.', 'Firefighters battle a blaze aboard an oil tanker.'],
  ['Police investigate arson at disused synagogue.', 'Police investigate arson at a disused synagogue.'],
  ['Woman rescued after 36 hours under rubble.', 'A woman has been rescued after 36 hours under the rubble.'],
  ['Two Journalists Injured In Airstrike In Lebanon.', 'Two Journalists have been Injured In an Airstrike In Lebanon.'],
  ['Boy with knife arrested at hotel.', 'A boy with a knife has been arrested at a hotel.'],
  ['Suspect in bank robbery shot dead by police.', 'A suspect in a bank robbery has been shot dead by police.'],
  ['Body of hiker found in forest.', 'The body of a hiker has been found in a forest.'],
  ['Two killed, 14 injured in train crash.', 'Two people have been killed and 14 injured in a train crash.'],
  ['One dead, five missing after landslide.', 'One person is dead and five are missing after a landslide.'],
  ['Police injured and 19 arrested in street celebrations.', 'Police have been injured and 19 arrested in street celebrations.'],
  ['Teachers, nurses to hold protest.', 'Teachers and nurses are to hold a protest.'],
  ['US, Iran to resume talks.', 'The US and Iran are to resume talks.'],
  ['Ann Poe, 13-year-old skier, killed in car crash.', 'Ann Poe, a 13-year-old skier, has been killed in a car crash.'],
  ['Iran launches missile attack on US base.', 'Iran launches a missile attack on a US base.'],
  ['Judge approves $106m settlement over bridge collapse.', 'A judge approves a $106m settlement over a bridge collapse.'],
  ['Film actor Ann Poe found dead aged 35.', 'Film actor Ann Poe has been found dead aged 35.'],
  ['Boat sinks in lake with 95 people on board.', 'A boat sinks in a lake with 95 people on board.'],
  ['Woman held for allegedly threatening judge.', 'A woman is being held for allegedly threatening a judge.'],
  ['Cyclist dies after being struck by van.', 'A cyclist dies after being struck by a van.'],
  ['Doctor cleared of murder, study finds.', 'A doctor has been cleared of murder, a study finds.'],
]

const STAYS: readonly string[] = [
  'A man has been charged with murder.',
  'Police charged a man with murder.',
  'Man killed wife and two sons.',
  'Police officer fired bullet that killed boy, probe finds.',
  'Minister accused of fraud resigns.',
  'Palestinians convicted of attacks face death penalty.',
  'Crew killed in helicopter crash named.',
  'Teenager shot by officer remains in hospital.',
  'Former professor accused of plagiarism found dead.',
  'Five reasons to buy a new phone.',
  'Three ways to win at chess.',
  'How to cook rice.',
  'Apple plans to open stores in India.',
  'Nasa aims to return to the moon.',
  'Regulator tests self-driving cars.',
  "Minister 'lied to parliament'.",
  'Who will win the election?',
  'Analysis: man charged with murder.',
  'Daughter pleads for help to find missing mother.',
  'Man arrested in Leeds for sending threats taken into custody.',
  'Trump was charged with fraud.',
  'The police are searching for a man.',
  'Two people were hurt in a crash.',
  'Stocks fall as oil rises.',
  'Rain, wind and snow.',
  'Man charged with frobnication of gizmo.',
  'Police search for man seen with drug and gun.',
  'Trump charged taxpayers for flights.',
  'Tariffs to blame for rising prices.',
  'Ferry gets a new ramp.',
  'Elections held in Kenya.',
  'Mother of boy killed in crash speaks out.',
  'Man charged over crash speaks out.',
  'Player among four charged in betting inquiry.',
  'Wildfires rage in Spain, officials say.',
  'Court puts on hold drive against traders.',
  'Hiker dies after falling onto railing in park.',
  'Dozens of former diplomats have urged their governments to work together.',
]

describe('a telegram of English', () => {
  it.each(SAID)('%s', (headline, sentence) => {
    expect(englishInFull(headline)).toBe(sentence)
    expect(englishInFull(sentence)).toBe(sentence)
  })

  it.each(STAYS)('stays: %s', (headline) => {
    expect(englishInFull(headline)).toBe(headline)
  })
})
