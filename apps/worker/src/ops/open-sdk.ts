import { randomId } from '@hourcast/db/random-id'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { rootIds } from '@hourcast/server/telemetry/broadcast-trace'
import { DiagLogLevel, diag, metrics, trace } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import type { MetricReader } from '@opentelemetry/sdk-metrics'
import type { Logger } from 'pino'

export type Telemetry = {
  /** What Prometheus asks for, as its text format; absent when no OPS_PORT is set. */
  readMetrics?: () => Promise<string>
  /** Sends what is not sent yet, for at most five seconds, and ends. Never rejects. */
  stop(): Promise<void>
}

type Env = Record<string, string | undefined>
type SdkNeeds = { endpoint: string | undefined; isScraped: boolean; log: Logger; env: Env; stopMs: number }
type Provider = { forceFlush(): Promise<void>; shutdown(): Promise<void> }

const EXPORT_EVERY_MS = MINUTE_MS

/** Sets OpenTelemetry's providers for this process. Its packages are imported by calls: a bundler would lift any other import to the start. */
export const openSdk = async ({ endpoint, isScraped, log, env, stopMs }: SdkNeeds): Promise<Telemetry> => {
  diag.setLogger(quietDiag(log), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
  const resource = await describeProcess()
  const scraped = isScraped ? await openScrape() : undefined
  const readers = [...(scraped ? [scraped.reader] : []), ...(endpoint ? [await openMetricExport(endpoint, env)] : [])]
  const { MeterProvider } = await import('@opentelemetry/sdk-metrics')
  const meters = new MeterProvider({ resource, readers })
  metrics.setGlobalMeterProvider(meters)
  const tracers = endpoint ? await openTraceExport(endpoint, { env, resource }) : undefined
  if (tracers) trace.setGlobalTracerProvider(tracers)
  return {
    ...(scraped ? { readMetrics: scraped.read } : {}),
    stop: async () => {
      await endInTime([meters, ...(tracers ? [tracers] : [])], { log, stopMs })
      metrics.disable()
      trace.disable()
      diag.disable()
    },
  }
}

/** Which program says it; the machine, its user and its command line are nobody's business. */
const describeProcess = async (): Promise<Resource> => {
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = await import('@opentelemetry/resources')
  const ours = resourceFromAttributes({ 'service.name': 'hourcast-worker', 'service.instance.id': randomId() })
  return defaultResource()
    .merge(ours)
    .merge(detectResources({ detectors: [envDetector] }))
}

const openScrape = async (): Promise<{ reader: MetricReader; read: () => Promise<string> }> => {
  const { PrometheusExporter, PrometheusSerializer } = await import('@opentelemetry/exporter-prometheus')
  const reader = new PrometheusExporter({ preventServerStart: true })
  const serializer = new PrometheusSerializer()
  return { reader, read: async () => serializer.serialize((await reader.collect()).resourceMetrics) }
}

const openMetricExport = async (endpoint: string, env: Env): Promise<MetricReader> => {
  const [{ PeriodicExportingMetricReader }, { OTLPMetricExporter }] = await Promise.all([
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/exporter-metrics-otlp-proto'),
  ])
  const url = env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT || `${endpoint}/v1/metrics`
  const everyMs = Number(env.OTEL_METRIC_EXPORT_INTERVAL) || EXPORT_EVERY_MS
  return new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url }),
    exportIntervalMillis: everyMs,
    exportTimeoutMillis: Math.min(everyMs, 30_000),
  })
}

const openTraceExport = async (endpoint: string, { env, resource }: { env: Env; resource: Resource }) => {
  const [{ BatchSpanProcessor, NodeTracerProvider, RandomIdGenerator }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
  ])
  const dice = new RandomIdGenerator()
  const url = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || `${endpoint}/v1/traces`
  return new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
    idGenerator: {
      generateTraceId: () => rootIds()?.traceId ?? dice.generateTraceId(),
      generateSpanId: () => rootIds()?.spanId ?? dice.generateSpanId(),
    },
  })
}

/** A collector that does not answer holds no worker up. */
const endInTime = async (providers: readonly Provider[], { log, stopMs }: Pick<SdkNeeds, 'log' | 'stopMs'>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), stopMs)
  })
  const ended = Promise.allSettled(providers.map((provider) => provider.forceFlush().finally(() => provider.shutdown())))
  if ((await Promise.race([ended, late])) === 'late') log.warn('the last measurements could not be sent')
  clearTimeout(timer)
}

/** The SDK's own troubles, such as a collector that is away. */
const quietDiag = (log: Logger) => {
  const tell = (message: string): void => log.warn({ reason: message.slice(0, 300) }, 'telemetry')
  const silent = () => {}
  return { error: tell, warn: tell, info: silent, debug: silent, verbose: silent }
}
