/** Small drawings of what each tool gives, made of the product's own shapes. */
const bars = ['h-24', 'h-20', 'h-14', 'h-12', 'h-8', 'h-6', 'h-5', 'h-3']

export function ProductPicture() {
  return (
    <div className="flex h-28 items-end gap-2.5">
      {bars.map((height, index) => (
        <span
          key={height}
          className={`flex-1 rounded-t-sm ${height} ${index === 0 ? 'bg-signal' : 'bg-line-strong/50'}`}
        />
      ))}
    </div>
  )
}

const lines = [
  ['w-1/6', 'w-1/3', 'w-1/6'],
  ['w-1/7', 'w-1/4', 'w-1/5'],
  ['w-1/6', 'w-2/7', 'w-1/8'],
] as const

export function WebsitePicture() {
  return (
    <div className="h-28 rounded-t-md border border-b-0 border-line bg-surface px-4 pt-3">
      <span className="mb-3 block h-2.5 w-2/3 rounded-full bg-line" />
      {lines.map(([code, name, amount], index) => (
        <span key={name} className="flex h-7 items-center justify-between gap-4 border-t border-line">
          <span className={`h-2 rounded-full bg-line-strong/60 ${code}`} />
          <span className={`h-2 rounded-full bg-line-strong/40 ${name}`} />
          <span className={`h-3 rounded-sm ${index === 1 ? 'bg-signal' : 'bg-line-strong/60'} ${amount}`} />
        </span>
      ))}
    </div>
  )
}
