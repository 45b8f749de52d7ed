import { CUSTOM_ACTION, PRESENTATION_TYPES } from '@hourcast/domain/hosts/presentation-types'
import { MAX_TASK_LENGTH } from '@hourcast/domain/limits'
import { EXAMPLE_TASKS } from '@hourcast/domain/wizard/example-tasks'
import { SelectField } from '../../components/form/select-field.tsx'
import { TextAreaField } from '../../components/form/text-area-field.tsx'
import { TaskTold } from './task-told.tsx'
import type { Wizard } from './use-wizard.ts'

/** What the host does with what it reads; a task of the owner's own when it is Custom action. */
export const TaskFields = ({ wizard: { settings, update, faults } }: { wizard: Wizard }) => (
  <>
    <SelectField
      label="Presentation type"
      name="presentationType"
      options={PRESENTATION_TYPES.map(({ value, name }) => ({ value, label: name }))}
      value={settings.presentationType}
      error={faults.presentationType}
      onChange={(event) => update({ presentationType: Number(event.currentTarget.value) })}
    />
    {settings.presentationType === CUSTOM_ACTION ? (
      <div className="task">
        <TextAreaField
          label="Custom task"
          name="customTask"
          hint="The first line is the subject, what follows says how to go about it. It is never read aloud, but for a closing line in quotation marks."
          rows={3}
          maxLength={MAX_TASK_LENGTH}
          value={settings.customTask}
          error={faults.customTask}
          onChange={(event) => update({ customTask: event.currentTarget.value })}
        />
        <TaskTold task={settings.customTask} language={settings.language} />
        <ul className="examples" aria-label="Example tasks">
          {EXAMPLE_TASKS.map(({ name, task }) => (
            <li key={name}>
              <button
                type="button"
                className="example"
                aria-pressed={settings.customTask === task}
                onClick={() => update({ customTask: task })}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    ) : null}
  </>
)
