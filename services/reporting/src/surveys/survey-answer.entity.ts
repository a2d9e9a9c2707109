import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('survey_answers')
export class SurveyAnswerEntity {
  @PrimaryColumn('uuid')
  surveyId: string;

  @PrimaryColumn('text')
  questionId: string;

  @Column('uuid')
  portalId: string;

  /** 1 to 5; null if the question is answered in words only. */
  @Column('int', { nullable: true })
  rating: number | null;

  /** '' if the customer wrote none. */
  @Column('text')
  explanation: string;

  /** The survey's, for sorting. */
  @Column('timestamptz')
  answeredAt: Date;
}
