import { useParams } from 'react-router'
import { ScanContents } from '../../features/website-analysis/place/scan-contents.tsx'
import { ScanPlace } from '../../features/website-analysis/place/scan-place.tsx'

export function Screen() {
  const { id = '' } = useParams()
  return <ScanContents key={id} id={id} otherwise={<ScanPlace id={id} />} />
}
