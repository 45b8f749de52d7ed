export const ENGLISH = {
  f:
    'Abigail Ada Adele Alexandra Alice Alicia Allison Amanda Amber Amelia Amy Andrea Angela Anita Ann Anna Anne ' +
    'Annie April Ashleigh Audrey Ava Barbara Beatrice Becky Bella Bernadette Bernice Beth Bethany Betty Beverly ' +
    'Brenda Bridget Brittany Bronwyn Camilla Carla Carol Caroline Catherine Cathy Charlene Charlotte Chelsea Cheryl ' +
    'Chloe Christina Christine Cindy Claire Clare Connie Cynthia Daisy Danielle Dawn Debbie Deborah Denise Diana ' +
    'Diane Donna Doris Dorothy Edith Eileen Elaine Eleanor Elizabeth Ella Ellen Ellie Elsie Emily Emma Erica Erin ' +
    'Esme Ethel Eva Eve Evelyn Evie Faith Felicity Fiona Florence Frances Gemma Georgia Georgina Geraldine Gillian ' +
    'Gina Gladys Gloria Grace Hannah Harriet Hayley Hazel Heather Heidi Helen Helena Hilary Holly Hope Imogen Irene ' +
    'Isabel Isabella Isabelle Isla Ivy Jacqueline Jane Janet Janice Jean Jenna Jennifer Jenny Jessica Jill Joan ' +
    'Joanna Joanne Jodie Josephine Joy Joyce Judith Judy Julia Julie June Karen Kate Katherine Kathleen Kathryn ' +
    'Kathy Katie Kayla Kimberly Kirsten Kirsty Kristen Kristin Kylie Laura Lauren Leah Lily Linda Lisa Lorraine ' +
    'Louise Lucy Lydia Lynn Mabel Madeleine Madison Maeve Maggie Margaret Maria Marie Marilyn Marjorie Martha Mary ' +
    'Matilda Maureen Megan Melanie Melissa Mia Michelle Mildred Millie Miranda Miriam Molly Monica Nadine Nancy ' +
    'Naomi Natalie Natasha Nicole Nina Nora Norma Olive Olivia Paige Pamela Patricia Patty Paula Pauline Peggy ' +
    'Penelope Penny Phoebe Phyllis Polly Poppy Priscilla Rachel Rebecca Rhoda Rita Roberta Rosalie Rosalind Rosemary ' +
    'Rosie Ruby Ruth Sally Samantha Sandra Sara Sarah Scarlett Sharon Sheila Shirley Sinead Siobhan Sophia Sophie ' +
    'Stacey Stella Stephanie Sue Susan Susanna Suzanne Sylvia Tamara Tanya Tara Teresa Theresa Tiffany Tina Tracy ' +
    'Ursula Valerie Vanessa Vera Veronica Victoria Violet Virginia Vivien Wanda Wendy Winifred Yvonne Zara',
  m:
    'Aaron Abraham Adam Adrian Aidan Alan Albert Alec Alexander Alfie Alfred Allan Allen Alvin Andrew Andy Angus ' +
    'Anthony Antony Archie Arnold Arthur Austin Barry Bartholomew Basil Ben Benjamin Bernard Bert Bill Billy Bob ' +
    'Bobby Brad Bradley Brandon Brendan Brett Brian Bruce Bryan Callum Calvin Carl Cecil Cedric Chad Charles Chester ' +
    'Chris Christian Christopher Clarence Clark Clifford Clive Clyde Colin Connor Craig Curtis Cyril Dan Daniel ' +
    'Danny Darren Dave David Dean Declan Dennis Derek Dermot Desmond Dick Dominic Don Donald Doug Douglas Duncan ' +
    'Dwayne Dylan Earl Ed Eddie Edgar Edmund Edward Edwin Elijah Eric Ernest Ethan Eugene Evan Ewan Felix Ferdinand ' +
    'Fergus Finlay Francis Frank Franklin Fred Freddie Frederick Gareth Gary Gavin Geoff Geoffrey George Gerald ' +
    'Gerard Gilbert Glen Glenn Godfrey Gordon Graham Grant Greg Gregory Guy Hamish Harold Harry Harvey Hector Henry ' +
    'Herbert Herman Horace Howard Hugh Hugo Iain Ian Isaac Ivan Ivor Jack Jacob Jake James Jason Jed Jeff Jeffrey ' +
    'Jeremy Jerome Jim Jimmy Joe Joel John Johnny Jonathan Joseph Josh Joshua Julian Justin Keith Ken Kenneth Kevin ' +
    'Kieran Kyle Lachlan Lance Larry Laurence Lawrence Lee Leo Leonard Leroy Les Lewis Liam Lionel Lloyd Louis Lucas ' +
    'Luke Malcolm Marcus Mark Martin Marvin Mason Matt Matthew Maurice Max Melvin Michael Mike Miles Milton Mitchell ' +
    'Nathan Nathaniel Neil Neville Nicholas Nick Nigel Noah Noel Norman Oliver Ollie Oscar Oswald Owen Patrick Paul ' +
    'Percy Perry Pete Peter Phil Philip Phillip Quentin Ralph Randall Randy Ray Raymond Reginald Rex Rhys Richard ' +
    'Rick Rob Robert Rodney Roger Roland Ron Ronald Rory Ross Roy Rufus Rupert Russell Ryan Samuel Scott Sean ' +
    'Sebastian Seth Shane Shaun Sidney Simon Spencer Stanley Stephen Steve Steven Stewart Stuart Ted Terence Terry ' +
    'Theodore Thomas Tim Timothy Toby Tom Tommy Tony Trevor Tristan Tyler Vernon Victor Vincent Walter Warren Wayne ' +
    'Wesley Wilfred Will William Zachary',
}
