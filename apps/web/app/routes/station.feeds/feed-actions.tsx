import type { ListedFeed } from '@hourcast/server/feeds/list-feeds'
import { Form, Link, useNavigation } from '@remix-run/react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { DeleteButton } from '../../components/dialog/delete-button.tsx'
import { SureField } from '../../components/dialog/sure-field.tsx'
import { Button } from '../../components/form/button.tsx'
import { deleteDetail, FEEDS_WORDS as WORDS } from './feeds-words.ts'

type Props = {
  feed: ListedFeed
  antiForgery: string
  /** Without scripts the page asks in the second try. */
  isAsked: boolean
}

/** Test again, edit, delete. Works without scripts, as forms. */
export const FeedActions = ({ feed: { feedId, name, readers }, antiForgery, isAsked }: Props) => {
  const busy = useNavigation().formData
  const isBusy = (intent: string) => busy?.get('intent') === intent && busy.get('id') === feedId
  return (
    <Form method="post" action="/station/feeds" className="feed-actions">
      <AntiForgeryField token={antiForgery} />
      <input type="hidden" name="id" value={feedId} />
      <SureField isAsked={isAsked} />
      <Button
        type="submit"
        variant="secondary"
        name="intent"
        value="test"
        isBusy={isBusy('test')}
        aria-label={`Test ${name} again`}
      >
        Test again
      </Button>
      <Link className="button" data-variant="secondary" to={`/station/feeds?edit=${feedId}`} aria-label={`Edit ${name}`}>
        Edit
      </Link>
      <DeleteButton
        variant="danger"
        aria-label={`Delete ${name}`}
        question={WORDS.deleteAsk}
        detail={deleteDetail(readers)}
        isAsked={isAsked}
      >
        Delete
      </DeleteButton>
    </Form>
  )
}
