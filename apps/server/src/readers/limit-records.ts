import type { ReadPage } from '@sondeo/analyst/record-source'
import type { PageReading, RecordSet } from '@sondeo/extraction/page-reading'
import { countRecords } from '@sondeo/scraping/count-records'
import { type CountedList, countedList } from '@sondeo/scraping/counted-list'

type SetList = CountedList & { set: RecordSet }

/** No more records than the scan was allowed, counted as the scan counted them, also when one page alone has more. */
export function limitRecords(pages: ReadPage[], maxRecords: number): ReadPage[] {
  const lists = pages.filter(({ detailOf }) => !detailOf)
  const most = lists.reduce((sum, { reading }) => sum + Math.max(0, ...sizesOf(reading)), 0)
  if (most <= maxRecords) return pages
  const records = countRecords<SetList>(maxRecords)
  return pages.map(page => (page.detailOf ? page : { ...page, reading: shorten(page.reading) }))

  function shorten(reading: PageReading): PageReading {
    const { list, kept } = records.add(reading.recordSets.map(set => ({ ...countedList(set), set })))
    const recordSets = reading.recordSets.map(set => ({
      ...set,
      // A second list of the page, perhaps the same one as data, is no way around the limit.
      records: set === list?.set ? set.records.filter((_, at) => kept[at]) : set.records.slice(0, maxRecords),
    }))
    return { ...reading, recordSets }
  }
}

const sizesOf = ({ recordSets }: PageReading): number[] => recordSets.map(({ records }) => records.length)
