/**
 * How the programs are started. V8 compiles a pattern only at its second use, and of very many it goes on with the slow form: compiled at once, a
 * script takes half (docs/decisions/041). Also in docker/Dockerfile.
 */
export const NODE_FLAGS = ['--no-regexp-tier-up']
