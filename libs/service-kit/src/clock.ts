import { Injectable } from '@nestjs/common';

/** The time of day, passed in so that tests can choose it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

/** A clock that stands still until it is moved. */
export class FixedClock extends Clock {
  constructor(private at: Date) {
    super();
  }

  override now(): Date {
    return new Date(this.at);
  }

  moveTo(at: Date): void {
    this.at = at;
  }

  advanceSeconds(seconds: number): void {
    this.at = new Date(this.at.getTime() + seconds * 1000);
  }
}
