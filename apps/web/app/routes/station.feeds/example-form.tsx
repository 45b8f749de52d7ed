import { Form, useNavigation } from '@remix-run/react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { Button } from '../../components/form/button.tsx'
import { FEEDS_WORDS as WORDS } from './feeds-words.ts'

/** Saves our example feed like any other: it is tested, and chosen by its name. */
export const ExampleForm = ({ antiForgery }: { antiForgery: string }) => {
  const isBusy = useNavigation().formData?.get('intent') === 'example'
  return (
    <Form method="post" action="/station/feeds" className="example-form">
      <AntiForgeryField token={antiForgery} />
      <Button type="submit" variant="secondary" name="intent" value="example" isBusy={isBusy}>
        {WORDS.example}
      </Button>
      <span className="soft">{WORDS.exampleText}</span>
    </Form>
  )
}
