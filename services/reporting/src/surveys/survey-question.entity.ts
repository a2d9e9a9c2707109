import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A question, the same for all portals. */
@Entity('survey_questions')
export class SurveyQuestionEntity {
  /** The name of the field that answers it. */
  @PrimaryColumn('text')
  id: string;

  /** The order in which they are asked. */
  @Column('int')
  position: number;

  @Column('text')
  text: string;

  @Column('boolean')
  isScale: boolean;

  @Column('boolean')
  hasExplanation: boolean;
}
