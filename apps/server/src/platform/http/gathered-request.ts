import { IncomingMessage } from 'node:http';

/** Bytes from which a piece is passed on as it is. */
const large = 1_024;
/** Smaller pieces that are passed on as they are: more than most bodies have. */
const mostAlone = 16;
/** Bytes of gathered pieces that are passed on at once. */
const most = 16_384;

/**
 * A request whose body arrives in few pieces, however small the sender makes them: all small ones that were read from its connection
 * together are one. Otherwise 64 kB in chunks of one byte would be as many objects, and 75 MB.
 */
export class GatheredRequest extends IncomingMessage {
  #small = 0;
  #gathered: Buffer | undefined;
  #size = 0;

  /** Called by Node's parser for each piece, and with null at the end. False makes it stop reading. */
  override push(piece: Buffer | null): boolean {
    const alone = piece === null || piece.length >= large || this.#small++ < mostAlone;
    if (!alone) return this.#gather(piece);
    this.#passOn();
    return super.push(piece);
  }

  #gather(piece: Buffer): boolean {
    this.#gathered ??= Buffer.allocUnsafe(most);
    if (this.#size === 0) setImmediate(() => this.#passOn());
    this.#size += piece.copy(this.#gathered, this.#size);
    if (this.#size > most - large) this.#passOn();
    return this.readableLength + this.#size < this.readableHighWaterMark;
  }

  #passOn(): void {
    if (this.#size === 0 || !this.#gathered) return;
    const all = Buffer.from(this.#gathered.subarray(0, this.#size));
    this.#size = 0;
    if (!this.destroyed) super.push(all);
  }
}
