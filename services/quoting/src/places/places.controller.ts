import { Controller } from '@nestjs/common';
import { type InputOf, maxSuggestions, places } from '@overland/contracts';
import { Implements, Input } from '@overland/service-kit';
import { PlacesService } from './places.service.js';

@Controller()
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  @Implements(places.suggest)
  suggest(@Input() { query }: InputOf<typeof places.suggest>) {
    return this.places.suggest(query.query, query.limit ?? maxSuggestions);
  }

  @Implements(places.route)
  route(@Input() { query }: InputOf<typeof places.route>) {
    return this.places.route(this.places.getPlace(query.from, 'from'), this.places.getPlace(query.to, 'to'));
  }

  @Implements(places.reverse)
  reverse(@Input() { query }: InputOf<typeof places.reverse>) {
    return this.places.nearest(query.lat, query.lng);
  }

  @Implements(places.locate)
  locate(@Input() { body }: InputOf<typeof places.locate>) {
    return this.places.locate(body.placeId, body.zip);
  }
}
