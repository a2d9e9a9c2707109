import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many answers of a portal gave a rating to a question; the database counts them as they come. */
@Entity('survey_counts')
export class SurveyCountEntity {
  @PrimaryColumn('uuid')
  portalId: string;

  /** '' counts the surveys themselves. */
  @PrimaryColumn('text')
  questionId: string;

  /** 0 for words alone. */
  @PrimaryColumn('int')
  rating: number;

  @Column('bigint')
  answers: number;
}
