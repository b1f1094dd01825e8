/** What one question may cost. */
export interface QuestionLimits {
  /** Bytes of a request. */
  requestBytes: number;
  /** Levels of selections. */
  depth: number;
  /** Fields, fragments unfolded. */
  breadth: number;
  /** Fields times the length that lists are taken to have. */
  complexity: number;
  listMultiplier: number;
  aliases: number;
  directives: number;
  tokens: number;
}

/** The limits as the complexity plugin of the schema builder takes them. */
export const createComplexityOptions = ({ complexity, depth, breadth, listMultiplier }: QuestionLimits) => ({
  limit: { complexity, depth, breadth },
  defaultComplexity: 1,
  defaultListMultiplier: listMultiplier,
});
