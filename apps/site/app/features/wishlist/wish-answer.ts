/** What became of a press on the heart. */
export type WishAnswer = { productId: number } & (
  | { active: boolean }
  /** The login is over, or the platform would not. */
  | { refusal: 'loginNeeded' | 'failed' }
);
