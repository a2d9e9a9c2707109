import { Controller } from '@nestjs/common';
import { customerSurveys, type InputOf } from '@overland/contracts';
import { CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
import { CustomerSurveys } from './customer-surveys.service.js';

@Controller()
export class CustomerSurveysController {
  constructor(private readonly surveys: CustomerSurveys) {}

  @Implements(customerSurveys.open)
  open(@Input() { body }: InputOf<typeof customerSurveys.open>) {
    return this.surveys.open(body.token);
  }

  @Implements(customerSurveys.submit)
  submit(@Input() { body }: InputOf<typeof customerSurveys.submit>, @CallInfo() call: RequestInfo) {
    return this.surveys.submit(body, call);
  }
}
