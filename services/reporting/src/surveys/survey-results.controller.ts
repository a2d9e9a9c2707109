import { Controller } from '@nestjs/common';
import { type InputOf, type Session, surveys } from '@overland/contracts';
import { Caller, Implements, Input } from '@overland/service-kit';
import { SurveyResultsService } from './survey-results.service.js';

@Controller()
export class SurveyResultsController {
  constructor(private readonly results: SurveyResultsService) {}

  @Implements(surveys.list)
  list(@Input() { query }: InputOf<typeof surveys.list>, @Caller() caller: Session) {
    return this.results.all(query, caller);
  }

  @Implements(surveys.get)
  get(@Input() { params, query }: InputOf<typeof surveys.get>, @Caller() caller: Session) {
    return this.results.ofQuestion(params.questionId, query, caller);
  }

  @Implements(surveys.ofOrder)
  ofOrder(@Input() { params, query }: InputOf<typeof surveys.ofOrder>, @Caller() caller: Session) {
    return this.results.ofOrder(params.uniqueId, query, caller);
  }

  @Implements(surveys.ofPortal)
  ofPortal(@Input() { params, query }: InputOf<typeof surveys.ofPortal>, @Caller() caller: Session) {
    return this.results.ofPortal(params.portalId, query, caller);
  }
}
