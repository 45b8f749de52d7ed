// The SDK's own historyToJSON and historyFromJSON fail where npm installs protobufjs more than once ('type must be a Type').
import proto from '@temporalio/proto'

const { History } = proto.temporal.api.history.v1
export type History = proto.temporal.api.history.v1.IHistory

/** With names for enums, texts for long numbers and base64 for bytes. */
export const historyToJson = (history: History): Record<string, unknown> =>
  History.toObject(History.fromObject(history), { longs: String, enums: String, bytes: String })

export const historyFromJson = (json: Record<string, unknown>): History => History.fromObject(json)
