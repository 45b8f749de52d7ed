import type { Problem } from '@hourcast/domain/problem'
import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react'

const UNREACHABLE: Problem = { code: 'unavailable', message: 'The server did not answer as it should. Try again in a moment.' }

type Instead = (problem: Problem, fields: Record<string, string>) => object

/**
 * A page's `clientAction`: the server's answer; where none comes, what `instead` makes of that and of what was entered. Remix alone would
 * put an error in the place of the page, and what was entered would be gone.
 */
export const orUnreachable = async ({ request, serverAction }: ClientActionFunctionArgs, instead: Instead): Promise<unknown> => {
  const entered = request.clone()
  try {
    return await serverAction()
  } catch (error) {
    // A redirect, or a page that is not there: those are answers.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    const fields = Object.fromEntries(await entered.formData()) as Record<string, string>
    // The status tells Remix that there is nothing new to fetch.
    return Response.json(instead(UNREACHABLE, fields), { status: 503 })
  }
}
