import { DELIVERY, DELIVERY_METHODS, type DeliveryMethod } from '@hourcast/domain/delivery/delivery-kinds'
import { CUSTOM_ACTION } from '@hourcast/domain/hosts/presentation-types'
import type { ComponentType } from 'react'
import { Card } from '../../components/card.tsx'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { SelectField } from '../../components/form/select-field.tsx'
import { singleClick } from '../../components/form/single-click.ts'
import { DrawnDetails } from './drawn-details.tsx'
import { EmailDelivery, type MailedTo } from './email-delivery.tsx'
import { FtpDelivery } from './ftp-delivery.tsx'
import { LinkDelivery } from './link-delivery.tsx'
import { Review } from './review.tsx'
import { TaskTold } from './task-told.tsx'
import type { ConnectionTest } from './use-connection-test.ts'
import type { Wizard } from './use-wizard.ts'

type Props = {
  wizard: Wizard
  mailed: MailedTo | null
  connection: ConnectionTest
  /** What is said of a connection that nobody knows to work. */
  untested: string | null
  onSave: () => void
  isSaving: boolean
  /** Back to where the host is chosen. */
  onChange: () => void
}

/** What each method of delivery is asked for. */
const FIELDS = {
  link: LinkDelivery,
  email: EmailDelivery,
  ftp: FtpDelivery,
} satisfies Record<DeliveryMethod, ComponentType<Pick<Props, 'wizard' | 'mailed' | 'connection'>>>

/** Third step: where it goes, what will be saved, and saving it. */
export const ConfirmStep = ({ wizard, mailed, connection, untested, onSave, isSaving, onChange }: Props) => {
  const { settings, update, faults } = wizard
  const Fields = FIELDS[DELIVERY[settings.delivery].method]
  return (
    <div className="step-cards">
      <Card title="Delivery">
        <div className="fields">
          <SelectField
            label="Delivery method"
            name="delivery"
            options={DELIVERY_METHODS.map(({ value, name }) => ({ value, label: name }))}
            value={DELIVERY[settings.delivery].method}
            hint={settings.delivery === 'link' ? undefined : 'The direct link is there in any case.'}
            onChange={(event) => {
              const delivery = DELIVERY_METHODS.find(({ value }) => value === event.currentTarget.value)?.value
              if (delivery) update({ delivery, alsoDelivery: settings.alsoDelivery.filter((other) => other !== delivery) })
            }}
          />
          <Fields wizard={wizard} mailed={mailed} connection={connection} />
        </div>
      </Card>
      <Card title="Review">
        <Review schedules={settings.schedules} />
        {settings.presentationType === CUSTOM_ACTION ? (
          <TaskTold task={settings.customTask} language={settings.language} />
        ) : null}
        <DrawnDetails settings={settings} onChange={onChange} />
      </Card>
      <FormFault text={faults[''] ?? faults.schedules ?? faults.source} />
      {untested ? <p className="soft">It can be saved, but {untested}</p> : null}
      <div className="step-actions">
        <Button onClick={singleClick(onSave)} isBusy={isSaving}>
          Save me
        </Button>
      </div>
    </div>
  )
}
