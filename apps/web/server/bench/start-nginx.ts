import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PARTS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** As Debian ships it, but without a log of each request and without an end of a connection that is kept. */
const settingsOf = (folder: string, port: number): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
pid ${folder}/nginx.pid;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  access_log off;
  keepalive_requests 100000000;
  ${PARTS.map((part) => `${part}_temp_path ${folder}/${part};`).join(' ')}
  types { audio/mpeg mp3; }
  server { listen 127.0.0.1:${port}; root ${folder}/www; }
}
`

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0

/** Serves what lies in `folder`/www; gives its process and what ends it. */
export const startNginx = async (folder: string, port: number): Promise<{ pid: number; stop: () => Promise<void> }> => {
  mkdirSync(join(folder, 'www'), { recursive: true })
  const settings = join(folder, 'nginx.conf')
  writeFileSync(settings, settingsOf(folder, port))
  const nginx = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', settings], { stdio: ['ignore', 'ignore', 'inherit'] })
  const gone = new Promise<void>((resolve) => nginx.once('exit', () => resolve()))
  const stop = async () => {
    nginx.kill('SIGQUIT')
    await gone
  }
  const answers = () => fetch(`http://127.0.0.1:${port}/`).then(Boolean, () => false)
  while (nginx.exitCode === null && !(await answers())) await new Promise((resolve) => setTimeout(resolve, 50))
  return { pid: nginx.pid ?? 0, stop }
}
