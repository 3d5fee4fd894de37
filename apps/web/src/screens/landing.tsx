import { PageMeta } from '../blocks/page-meta.tsx'
import { useMessages } from '../browser/use-messages.ts'
import { landing as en } from '../messages/en/landing.ts'
import { landing as es } from '../messages/es/landing.ts'

const texts = { es, en }

export function Screen() {
  const text = useMessages(texts)
  return (
    <>
      <PageMeta {...text.meta} withBrand={false} />
      <div className="night-band">
        <h1 className="page-width py-24 text-3xl">{text.meta.title}</h1>
      </div>
    </>
  )
}
