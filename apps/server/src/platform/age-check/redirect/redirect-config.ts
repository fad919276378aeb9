/** A provider of age checks of the usual kind. */
export interface RedirectConfig {
  /** Below which a check is begun, without a slash at its end. */
  url: string;
  key: string;
  /** With which answers are signed. */
  secret: string;
}
