import { metrics, trace } from '@opentelemetry/api'
import { MeterProvider, MetricReader } from '@opentelemetry/sdk-metrics'
import { InMemorySpanExporter, NodeTracerProvider, RandomIdGenerator, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { rootIds } from '../broadcast-trace.ts'
import { logOptions } from '../log-options.ts'

class AskedReader extends MetricReader {
  protected override async onShutdown() {}
  protected override async onForceFlush() {}
}

type Point = { labels: Record<string, unknown>; value: unknown }

/** Everything that is measured and logged in one test, kept in memory. */
export const givenTelemetry = () => {
  const reader = new AskedReader()
  const exporter = new InMemorySpanExporter()
  const dice = new RandomIdGenerator()
  metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }))
  trace.setGlobalTracerProvider(
    new NodeTracerProvider({
      spanProcessors: [new SimpleSpanProcessor(exporter)],
      idGenerator: {
        generateTraceId: () => rootIds()?.traceId ?? dice.generateTraceId(),
        generateSpanId: () => rootIds()?.spanId ?? dice.generateSpanId(),
      },
    }),
  )
  onTestFinished(() => {
    metrics.disable()
    trace.disable()
  })
  const lines: Record<string, unknown>[] = []
  const collect = async () => (await reader.collect()).resourceMetrics.scopeMetrics.flatMap(({ metrics: found }) => found)
  return {
    log: pino(logOptions('info'), { write: (line: string) => void lines.push(JSON.parse(line)) }),
    /** The lines logged so far, without their times. */
    lines: () => lines.map(({ time, ...line }) => line),
    spans: () => exporter.getFinishedSpans(),
    /** All points of one metric; of a histogram, its count and sum. */
    points: async (name: string): Promise<Point[]> => {
      const found = (await collect()).filter(({ descriptor }) => descriptor.name === name)
      return found.flatMap(({ dataPoints }) =>
        dataPoints.map(({ attributes, value }) => ({
          labels: { ...attributes },
          value: typeof value === 'object' ? { count: value.count, sum: value.sum } : value,
        })),
      )
    },
    /** The names and labels of everything that is measured. */
    labels: async () => {
      const found = await collect()
      return new Map(
        found.map(({ descriptor, dataPoints }) => [
          descriptor.name,
          [...new Set(dataPoints.flatMap(({ attributes }) => Object.keys(attributes)))].sort(),
        ]),
      )
    },
  }
}
