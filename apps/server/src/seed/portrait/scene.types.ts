/** A place as a picture of 600 x 800 with its own light. */
export interface Scene {
  behind: string;
  /** Before the person, on the foot. */
  ahead?: string;
  /** What it looks like from very far away. */
  tint: string;
}
