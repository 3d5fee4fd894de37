/** Where in the items those begin of which something holds, once it holds for one it holds for all behind it. */
export function firstWhere<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(items[middle] as Item)) high = middle
    else low = middle + 1
  }
  return low
}
