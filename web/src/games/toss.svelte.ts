/** A card that somebody tosses for all: the dice have decided how it lands, and it lies on its back until a finger is felt. */
class Toss {
  /** Nobody has tossed it yet. */
  waits = $state(false);
  /** Tells the table. */
  send: () => void = () => undefined;

  /** Something has happened at the table: there may be a card to toss. */
  begin(send: () => void): void {
    this.waits = true;
    this.send = send;
  }

  land(): void {
    this.waits = false;
  }
}

export const toss = new Toss();
