/** A background as a picture of 600 x 800 with its own light. */
export interface Scene {
  behind: string;
  /** Before the person, at the bottom edge. */
  ahead?: string;
  /** Its overall colour. */
  tint: string;
}
