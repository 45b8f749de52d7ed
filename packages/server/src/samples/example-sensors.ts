/** What a plant's data service may answer: one value beyond its limit. The plant and every reading are made up. */
const SENSORS = {
  name: 'Halden pumping station (example)',
  note: 'An example: the plant and every reading are made up, so that an alert can be heard.',
  readings: [
    { machine: 'pump 1', quantity: 'bearing temperature', value: 61.5, unit: '°C', limit: 85 },
    { machine: 'pump 3', quantity: 'bearing temperature', value: 94, unit: '°C', limit: 85 },
    { machine: 'pump 3', quantity: 'vibration', value: 6.8, unit: 'mm/s', limit: 7.1 },
    { machine: 'the main line', quantity: 'pressure', value: 5.2, unit: 'bar', limit: 6 },
  ],
}

/** The example sensor feed, as it is served and as it is read. */
export const exampleSensors = (): string => `${JSON.stringify(SENSORS, null, 2)}\n`
