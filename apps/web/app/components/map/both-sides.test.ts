import TopoJSON from 'ol/format/TopoJSON.js'
import MultiPolygon from 'ol/geom/MultiPolygon.js'
import Polygon from 'ol/geom/Polygon.js'
import { expect, test } from 'vitest'
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' }
import { onBothSides } from './both-sides.ts'

const WIDTH = 360
const widest = (ring: number[][]) => Math.max(...ring.map(([x = 0], index) => Math.abs(x - (ring[index - 1]?.[0] ?? x))))

const polygons = new TopoJSON({ layers: ['countries'] }).readFeatures(atlas).flatMap((feature) => {
  const shape = feature.getGeometry()
  if (shape instanceof MultiPolygon) return shape.getCoordinates().map((rings) => ({ name: feature.get('name'), rings }))
  return shape instanceof Polygon ? [{ name: feature.get('name'), rings: shape.getCoordinates() }] : []
})

test('no border of the atlas runs across the map: lands over the date line are whole at both of its ends', () => {
  const broken = polygons.filter(({ rings }) => rings.some((ring) => widest(ring) > WIDTH / 2))
  expect(new Set(broken.map(({ name }) => name))).toEqual(new Set(['Fiji', 'Russia', 'Antarctica']))
  for (const { name, rings } of broken.filter(({ name }) => name !== 'Antarctica')) {
    const copies = onBothSides(rings, WIDTH)
    expect(
      copies.flat().every((ring) => widest(ring) < WIDTH / 2),
      name,
    ).toBe(true)
    const shows = (edge: number) =>
      copies.some(([ring = []]) => ring.some(([x = 0]) => x > edge) && ring.some(([x = 0]) => x < edge))
    expect([shows(180), shows(-180)], name).toEqual([true, true])
  }
})

test('a shape that does not cross it, and the one around the pole, stay as they are', () => {
  const others = polygons.filter(({ name }) => !['Fiji', 'Russia'].includes(name))
  expect(others.length).toBeGreaterThan(170)
  for (const { name, rings } of others) expect(onBothSides(rings, WIDTH), name).toEqual([rings])
})
