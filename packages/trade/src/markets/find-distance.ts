import { openPlaces } from '../built-in/open-trade-data.ts'

type Distance = { km: number; source: 'geodist' | 'capitals' }

const EARTH_RADIUS_KM = 6371
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres between two countries: between their main cities where CEPII gives it, else between their capitals. */
export function findDistance(from: string, to: string): Distance | null {
  const { places, distances } = openPlaces()
  const known = distances.get(from)?.km.get(to) ?? distances.get(to)?.km.get(from)
  if (known !== undefined) return { km: known, source: 'geodist' }
  const [a, b] = [places.get(from), places.get(to)]
  if (!a || !b) return null
  const [lat1, lat2] = [toRadians(a.latitude), toRadians(b.latitude)]
  const half =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(toRadians(b.longitude - a.longitude) / 2) ** 2
  return { km: Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half))), source: 'capitals' }
}
