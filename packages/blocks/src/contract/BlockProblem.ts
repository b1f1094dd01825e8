/** Problem of a module; `path` points into its data (`links.0.link`), empty for the module itself. */
export interface BlockProblem {
  readonly code: 'unknownBlock' | 'invalidData' | 'renderFailed' | 'unknownContent';
  readonly blockType: string;
  readonly blockId: string | undefined;
  readonly path: string;
  readonly message: string;
  /** The thrown value of `renderFailed`. */
  readonly cause?: unknown;
}

/** Equal for repeated problems of the same module: block type, id, path and message. */
export const problemKey = ({ blockType, blockId, path, message }: BlockProblem): string =>
  [blockType, blockId ?? '', path, message].join('|');

/** Problem as reported by a block, which does not know its position. */
export type ContentProblem = Pick<BlockProblem, 'code' | 'path' | 'message'>;
