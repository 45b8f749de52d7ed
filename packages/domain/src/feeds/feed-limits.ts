export const MAX_FEED_NAME = 100
export const MAX_FEED_DESCRIPTION = 500
