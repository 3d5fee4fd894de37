import { useParams } from 'react-router'
import { ScanPlace } from '../../features/website-analysis/place/scan-place.tsx'

export function Screen() {
  const { id = '' } = useParams()
  return <ScanPlace key={id} id={id} />
}
