import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('survey_questions')
export class SurveyQuestionEntity {
  /** The name of the field that answers it. */
  @PrimaryColumn('text')
  id: string;

  @Column('int')
  position: number;

  @Column('text')
  text: string;

  @Column('boolean')
  isScale: boolean;

  @Column('boolean')
  hasExplanation: boolean;
}
