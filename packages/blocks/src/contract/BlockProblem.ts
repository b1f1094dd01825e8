/** What is wrong with a module; `path` points into its data (`links.0.link`), empty for the module itself. */
export interface BlockProblem {
  readonly code: 'unknownBlock' | 'invalidData' | 'renderFailed' | 'unknownContent';
  readonly blockType: string;
  readonly blockId: string | undefined;
  readonly path: string;
  readonly message: string;
  /** The thrown value of `renderFailed`. */
  readonly cause?: unknown;
}

/** The same fault of the same module, however often it is met: block type, id, place and message. */
export const problemKey = ({ blockType, blockId, path, message }: BlockProblem): string =>
  [blockType, blockId ?? '', path, message].join('|');

/** A problem as a block reports it, which does not know its own place. */
export type ContentProblem = Pick<BlockProblem, 'code' | 'path' | 'message'>;
