const STAGES = {
  reading: 'reading the sources',
  writing: 'writing the script',
  speaking: 'speaking',
  mastering: 'mastering to -16 LUFS',
  staging: 'staging the delivery',
  releasing: 'releasing',
}

/** Says the first bulletin's stages as the worker sends them; ends with its link. */
export const sayFirstBulletin = (say, address) => {
  let broadcastId
  let link
  let onAir = false
  return (message) => {
    if (message?.type === 'demo') {
      broadcastId = message.broadcastId
      link = `${address}/station/${message.schedulerId}.mp3`
      say(broadcastId ? 'first bulletin: started' : `example station: ${link}`)
    }
    if (message?.type !== 'stage' || message.broadcastId !== broadcastId || onAir) return
    if (message.stage in STAGES) say(`first bulletin: ${STAGES[message.stage]}`)
    if (message.stage === 'done') {
      onAir = true
      say(`first bulletin: on air at ${link}`)
    }
  }
}
