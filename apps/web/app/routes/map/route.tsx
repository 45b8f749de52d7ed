import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData, useRevalidator } from '@remix-run/react'
import { noStore } from '../../.server/no-store.ts'
import { loadStationMap } from '../../.server/station-map.ts'
import { orUnreachable } from '../../components/form/or-unreachable.ts'
import { describePage } from '../../components/head/describe-page.ts'
import { refusedEnterprise } from '../../components/map/enterprise-answer.ts'
import { WORDS } from '../../components/map/map-words.ts'
import '../../styles/map.css'
import { takeEnterprise } from '../../.server/take-enterprise.ts'
import { MapPage } from './map-page.tsx'

export const meta: MetaFunction = (args) => describePage(args, WORDS.page)

/** What it shows and what its form carries is this visitor's alone. */
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const seconds = actionHeaders.get('Retry-After')
  return { ...noStore(), ...(seconds === null ? {} : { 'Retry-After': seconds }) }
}

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { body, headers } = await loadStationMap(request, context)
  return data(body, { headers })
}

export const action = ({ request, context }: ActionFunctionArgs) => takeEnterprise(context, request)

export const clientAction = (args: ClientActionFunctionArgs) =>
  orUnreachable(args, ({ message }, fields) => refusedEnterprise(fields, message))

export default function Stations() {
  const { revalidate } = useRevalidator()
  return <MapPage data={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} onAdded={revalidate} />
}
