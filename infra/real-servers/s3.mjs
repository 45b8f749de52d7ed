// S3 over a folder: versitygw, in a container from its official image.
import { newContainer } from './containers.mjs'
import { freePort } from './free-ports.mjs'

const IMAGE = 'versity/versitygw:v1.8.0'
const BUCKET = 'hourcast'
const ACCESS = { id: 'hourcast', secret: 'hourcast-secret' }
const REGION = 'us-east-1'

/** With one bucket, which there is a folder. */
export const startS3 = async () => {
  const port = await freePort()
  const { container, Wait } = await newContainer(IMAGE)
  const started = await container
    .withEnvironment({ ROOT_ACCESS_KEY: ACCESS.id, ROOT_SECRET_KEY: ACCESS.secret, VGW_REGION: REGION, VGW_PORT: ':7070' })
    .withCommand(['posix', '/data'])
    .withCopyContentToContainer([{ content: '', target: `/data/${BUCKET}/.made` }])
    .withExposedPorts({ container: 7070, host: port })
    .withWaitStrategy(Wait.forListeningPorts())
    .start()
  const env = {
    S3_ENDPOINT: `http://${started.getHost()}:${port}`,
    S3_BUCKET: BUCKET,
    S3_REGION: REGION,
    S3_ACCESS_KEY_ID: ACCESS.id,
    S3_SECRET_ACCESS_KEY: ACCESS.secret,
  }
  return { container: started, env }
}
