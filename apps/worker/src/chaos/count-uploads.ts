import { FILE_KINDS } from '@hourcast/domain/delivery/delivery-kinds'
import type { FileServers } from './file-servers.ts'

type Delivery = { kind: string; state: string; receipt: unknown }

const pathOf = ({ receipt }: Delivery): string => String((receipt as { path?: string } | null)?.path)

/** Each upload that has a receipt against what lies on its server. Two broadcasts of one minute have one name. */
export const countUploads = (
  deliveries: readonly Delivery[],
  files: FileServers['files'],
): { lost: string[]; lines: string[] } => {
  const counts = FILE_KINDS.filter((kind) => files[kind]).map((kind) => {
    const released = deliveries.filter((delivery) => delivery.kind === kind && delivery.state === 'released')
    const names = [...(files[kind]?.keys() ?? [])]
    const lost = released.map(pathOf).filter((path) => !names.includes(path))
    const [audio, parts] = ['.mp3', '.part'].map((end) => names.filter((name) => name.endsWith(end)).length)
    return { lost, line: `${kind}: uploads ${released.length}, names there ${audio}, left over ${parts}` }
  })
  return { lost: counts.flatMap(({ lost }) => lost), lines: counts.map(({ line }) => line) }
}
