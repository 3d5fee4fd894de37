import { paths } from '@sondeo/contract/paths'
import type { SearchListItem } from '@sondeo/contract/searches'
import { Ellipsis, MessageCircleQuestion, PencilLine, Pin, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { titleOf } from '../../blocks/use-searches.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { formatWhen } from '../../browser/format-when.ts'
import { useLanguage } from '../../browser/language.ts'
import { useSearchesMessages } from '../../messages/searches.ts'
import { Alert } from '../../ui/alert.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { onEscape, useReturnFocus, useRowFocus } from '../../ui/keep-focus.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { useDeleteSearch, usePinSearch, useRenameSearch } from './use-searches.ts'

type Props = { search: SearchListItem; isRenaming: boolean; onRename: () => void; onRenamed: () => void }

/** One search of the history, with everything that can be done with it. */
export function HistoryItem({ search, isRenaming, onRename, onRenamed }: Props) {
  const text = useSearchesMessages()
  const language = useLanguage()
  const navigate = useNavigate()
  const row = useRef<HTMLLIElement>(null)
  useRowFocus(row)
  useReturnFocus(isRenaming, row)
  const pin = usePinSearch()
  const remove = useDeleteSearch()
  const { _id, name, created_at, pinned, rows, scanId } = search
  const error = pin.error ?? remove.error
  const failure = explainFlowError({ error, language, whatFailed: text.history.actionFailed })
  if (isRenaming)
    return (
      <li ref={row} data-row={`history ${_id}`} className="px-4 py-3">
        <RenameForm search={search} onDone={onRenamed} />
      </li>
    )
  return (
    <li ref={row} data-row={`history ${_id}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
      <AppLink to={paths.savedResults(_id)} className="grid min-w-0 flex-1 gap-0.5 rounded-md sm:basis-72">
        <span className="font-medium wrap-anywhere hover:underline">{titleOf(search)}</span>
        <span className="text-xs text-ink-3 tabular">
          {[formatWhen(created_at, language), typeof rows === 'number' ? text.rows(rows) : '']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </AppLink>
      <div className="-mr-2 self-start sm:hidden">
        <Menu
          trigger={<Ellipsis aria-hidden="true" />}
          label={text.history.actions(name)}
          triggerClassName={buttonClasses({ variant: 'ghost', size: 'icon' })}
          isFloating
        >
          {scanId && (
            <MenuItem onClick={() => void navigate(paths.websitePrompt(scanId))}>
              <MessageCircleQuestion aria-hidden="true" />
              {text.history.askAgain}
            </MenuItem>
          )}
          <MenuItem onClick={onRename}>
            <PencilLine aria-hidden="true" />
            {text.history.renameAction}
          </MenuItem>
          <MenuItem disabled={pin.isPending} onClick={() => pin.mutate(_id)}>
            <Pin aria-hidden="true" className={pinned ? 'fill-current' : undefined} />
            {pinned ? text.history.unpin : text.history.pin}
          </MenuItem>
          <MenuItem disabled={remove.isPending} onClick={() => remove.mutate(_id)}>
            <Trash2 aria-hidden="true" />
            {text.history.remove}
          </MenuItem>
        </Menu>
      </div>
      <div className="flex items-center gap-1 max-sm:hidden">
        {scanId && (
          <LinkButton to={paths.websitePrompt(scanId)} variant="ghost" size="sm">
            <MessageCircleQuestion aria-hidden="true" />
            {text.history.askAgain}
          </LinkButton>
        )}
        <Button variant="ghost" size="icon" aria-label={text.history.rename(name)} onClick={onRename}>
          <PencilLine aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={text.pin(name)}
          aria-pressed={pinned}
          disabled={pin.isPending}
          onClick={() => pin.mutate(_id)}
        >
          <Pin aria-hidden="true" className={pinned ? 'fill-current' : undefined} />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={text.remove(name)}
          disabled={remove.isPending}
          onClick={() => remove.mutate(_id)}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      {error && (
        <Alert className="basis-full" detail={failure.detail}>
          {failure.text}
        </Alert>
      )}
    </li>
  )
}

function RenameForm({ search, onDone }: { search: SearchListItem; onDone: () => void }) {
  const text = useSearchesMessages().history
  const rename = useRenameSearch()
  const [name, setName] = useState(search.name)
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  return (
    <form
      noValidate
      className="grid gap-3"
      onKeyDown={onEscape(onDone)}
      onSubmit={event => {
        event.preventDefault()
        const isEmpty = name.trim() === ''
        setIsMissing(isEmpty)
        if (isEmpty) field.current?.focus()
        else if (!rename.isPending) rename.mutate({ searchId: search._id, name }, { onSuccess: onDone })
      }}
    >
      <Field
        ref={field}
        label={text.name}
        name="name"
        value={name}
        maxLength={200}
        autoFocus
        error={isMissing ? text.nameMissing : undefined}
        // Another name is most often another one altogether.
        onFocus={event => event.target.select()}
        onChange={event => {
          setName(event.target.value)
          setIsMissing(false)
        }}
      />
      {rename.isError && <Alert>{text.renameFailed}</Alert>}
      <div className="flex gap-2">
        <Button type="submit" size="sm" isBusy={rename.isPending}>
          {text.save}
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
