import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The answer to one question of a survey. */
@Entity('survey_answers')
export class SurveyAnswerEntity {
  @PrimaryColumn('uuid')
  surveyId: string;

  @PrimaryColumn('text')
  questionId: string;

  @Column('uuid')
  portalId: string;

  /** 1 to 5; null where the question is answered with words alone. */
  @Column('int', { nullable: true })
  rating: number | null;

  /** '' where the customer wrote none. */
  @Column('text')
  explanation: string;

  /** That of the survey, to sort by. */
  @Column('timestamptz')
  answeredAt: Date;
}
