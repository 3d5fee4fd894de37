import type { PageElement, PageNode } from '../../page/page-node.ts'

/** One record: a run of siblings inside its container. */
export type Segment = { nodes: PageNode[]; container: PageElement }

export type Segmentation = { segments: Segment[]; likeness: number; covered: number; leader: string }

/** A segmentation of the page that may be a record set. */
export type Group = Segmentation & { container: PageElement; weight: number }
